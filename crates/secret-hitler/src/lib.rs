//! Secret Hitler.
#![forbid(unsafe_code)]
