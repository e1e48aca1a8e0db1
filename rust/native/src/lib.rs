//! The library that the app loads. All of it is in `prise-bridge`: naming that crate here is what
//! links its exported functions in.

extern crate bridge as _;
