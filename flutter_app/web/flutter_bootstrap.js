{{flutter_js}}
{{flutter_build_config}}
// No service worker of Flutter's: the page has its own, see index.html.
_flutter.loader.load();
