//! The drawings of the start page, made for this app.

/// Four at a table, one of them in two halves.
pub const SECRET_HITLER: &str = r##"<path d="M0 0H150L410 178V250H300L0 44Z" fill="#fff8ee" opacity=".14"/><g fill="#201d1a" opacity=".42"><circle cx="17" cy="86" r="26"/><circle cx="111" cy="86" r="26"/><circle cx="205" cy="86" r="26"/><circle cx="299" cy="86" r="26"/><circle cx="393" cy="86" r="26"/><path d="M0 250V130H410V250Z"/></g><g fill="#fff8ee"><circle cx="64" cy="124" r="35"/><path d="M3 264V215a46 46 0 0 1 46 -46h32a46 46 0 0 1 46 46V264Z"/></g><g fill="#fff8ee"><circle cx="158" cy="124" r="35"/><path d="M97 264V215a46 46 0 0 1 46 -46h32a46 46 0 0 1 46 46V264Z"/></g><g fill="#fff8ee"><circle cx="346" cy="124" r="35"/><path d="M285 264V215a46 46 0 0 1 46 -46h32a46 46 0 0 1 46 46V264Z"/></g><g fill="#fff8ee"><circle cx="252" cy="124" r="35"/><path d="M191 264V215a46 46 0 0 1 46 -46h32a46 46 0 0 1 46 46V264Z"/></g><path d="M252 89a35 35 0 0 1 0 70Z" fill="#201d1a"/><path d="M252 169.5h15.8a45.5 45.5 0 0 1 45.5 45.5V264H252Z" fill="#201d1a"/><path d="M229 120h14" stroke="#201d1a" stroke-width="6"/><path d="M261 120h14" stroke="#fff8ee" stroke-width="6"/>"##;

/// A parliament and a ballot.
pub const DIE_MACHER: &str = r##"<g stroke-width="18" stroke-linecap="round"><path stroke="#fff8ee" d="M124 213h0M132 189h0M147 168h0M96 214h0M101 190h0M112 168h0M127 148h0M68 213h0M72 188h0M82 164h0M95 143h0M112 124h0M40 213h0M44 187h0M52 162h0M64 139h0M79 118h0M11 213h0M15 188h0M21 164h0M31 140h0M44 118h0M59 98h0"/><path stroke="#f0bf23" d="M168 153h0M192 145h0M146 133h0M169 122h0M193 117h0M132 109h0M155 97h0M180 90h0M97 100h0M118 84h0M142 73h0M166 65h0M77 80h0M97 65h0M119 52h0M143 42h0M167 36h0"/><path stroke="#201d1a" d="M227 132h0M251 140h0M226 104h0M250 109h0M272 120h0M214 75h0M239 77h0M264 84h0M287 96h0M201 48h0M227 48h0M253 52h0M278 60h0M301 72h0M201 19h0M227 19h0M252 23h0M276 29h0M300 39h0"/><path stroke="#d9563f" d="M263 168h0M278 189h0M283 148h0M298 168h0M298 124h0M315 143h0M328 164h0M313 100h0M331 118h0M346 139h0M313 65h0M333 80h0M351 98h0M366 118h0M379 140h0"/><path stroke="#8fc0df" d="M286 213h0M309 190h0M314 214h0M338 188h0M342 213h0M358 162h0M366 187h0M370 213h0M389 164h0M395 188h0M399 213h0"/></g><path d="M151 250v-24a54 54 0 0 1 108 0v24Z" fill="#fff8ee"/><path d="M185 194 225 232M225 194 185 232" stroke="#201d1a" stroke-width="9" stroke-linecap="square"/>"##;

/// Chimneys, works, and who gets how much.
pub const KONZERN: &str = r##"<circle cx="303" cy="86" r="64" fill="#fff8ee"/><path d="M303 86V22A64 64 0 0 1 367 86Z" fill="var(--t4)"/><path d="M313 76V12A64 64 0 0 1 377 76Z" fill="#201d1a"/><path d="M34 250V150h22V250Z" fill="#201d1a"/><rect x="34" y="164" width="22" height="12" fill="#b3341f"/><path d="M82 250V118h22V250Z" fill="#201d1a"/><rect x="82" y="132" width="22" height="12" fill="#1f5f8b"/><path d="M130 250V92h22V250Z" fill="#201d1a"/><rect x="130" y="106" width="22" height="12" fill="#3c7a3a"/><path d="M178 250V70h22V250Z" fill="#201d1a"/><rect x="178" y="84" width="22" height="12" fill="#fff8ee"/><circle cx="45" cy="126" r="10" fill="#fff8ee" opacity=".85"/><circle cx="93" cy="88" r="14" fill="#fff8ee" opacity=".85"/><circle cx="141" cy="54" r="18" fill="#fff8ee" opacity=".85"/><circle cx="189" cy="24" r="22" fill="#fff8ee" opacity=".85"/><path d="M0 250V206L68.3 166V206L136.6 166V206L205 166V206L273.3 166V206L341.6 166V206L410 166V250Z" fill="#201d1a"/><rect x="18.0" y="214" width="32" height="14" fill="var(--t4)"/><rect x="86.3" y="214" width="32" height="14" fill="var(--t4)"/><rect x="154.7" y="214" width="32" height="14" fill="var(--t4)"/><rect x="223.0" y="214" width="32" height="14" fill="var(--t4)"/><rect x="291.3" y="214" width="32" height="14" fill="var(--t4)"/><rect x="359.6" y="214" width="32" height="14" fill="var(--t4)"/>"##;

/// Bills that go down the stairs; [`guilloche`] lies behind them.
pub const MEFO: &str = r##"<circle cx="300" cy="112" r="25" fill="#fff8ee"/><circle cx="300" cy="112" r="19" fill="none" stroke="var(--t3)" stroke-width="2"/><path d="M0 250V70H58V82H112V98H164V119H216V146H266V181H316V226H410V250Z" fill="#201d1a"/><path d="M0 70H58V82H112V98H164V119H216V146H266V181H316V226H410" fill="none" stroke="#fff8ee" stroke-width="4"/><g transform="translate(28 50) rotate(-7)" opacity="1"><rect x="-23" y="-14" width="46" height="28" fill="#fff8ee"/><path d="M-18 -8H-2M-18 -2H8M-18 4H2" stroke="var(--t3)" stroke-width="2.4"/><circle cx="14" cy="6" r="4.5" fill="#b3341f"/></g><g transform="translate(88 58) rotate(9)" opacity="0.86"><rect x="-23" y="-14" width="46" height="28" fill="#fff8ee"/><path d="M-18 -8H-2M-18 -2H8M-18 4H2" stroke="var(--t3)" stroke-width="2.4"/><circle cx="14" cy="6" r="4.5" fill="#b3341f"/></g><g transform="translate(143 72) rotate(24)" opacity="0.66"><rect x="-23" y="-14" width="46" height="28" fill="#fff8ee"/><path d="M-18 -8H-2M-18 -2H8M-18 4H2" stroke="var(--t3)" stroke-width="2.4"/><circle cx="14" cy="6" r="4.5" fill="#b3341f"/></g><g transform="translate(198 92) rotate(42)" opacity="0.42"><rect x="-23" y="-14" width="46" height="28" fill="#fff8ee"/><path d="M-18 -8H-2M-18 -2H8M-18 4H2" stroke="var(--t3)" stroke-width="2.4"/><circle cx="14" cy="6" r="4.5" fill="#b3341f"/></g>"##;

/// The drawing of Secret Hitler, small.
pub const SECRET_HITLER_SMALL: &str = r##"<rect width="32" height="32" rx="3" fill="var(--t1)"/><path d="M5 32c1-8 5.5-11 11-11s10 3 11 11Z" fill="#fff8ee"/><circle cx="16" cy="13.5" r="7.5" fill="#fff8ee"/><path d="M16 6a7.5 7.5 0 0 1 0 15c5.5 0 10 3 11 11H16Z" fill="#201d1a"/><path d="M11 13h3" stroke="#201d1a" stroke-width="1.8"/><path d="M18 13h3" stroke="#fff8ee" stroke-width="1.8"/>"##;

/// The drawing of Konzern, small: chimneys and a coin.
pub const KONZERN_SMALL: &str = r##"<rect width="32" height="32" rx="3" fill="var(--t4)"/><circle cx="22.5" cy="10" r="6" fill="#fff8ee"/><path d="M22.5 10V4a6 6 0 0 1 6 6Z" fill="#201d1a"/><path d="M3 32V18l7 4v-4l7 4V9h4l1 13h7v10Z" fill="#201d1a"/>"##;

/// The drawing of Die Macher, small.
pub const DIE_MACHER_SMALL: &str = r##"<rect width="32" height="32" rx="3" fill="var(--t2)"/><path d="M4 25a12 12 0 0 1 24 0Z" fill="none" stroke="#fff8ee" stroke-width="5" stroke-dasharray="4.2 2"/><path d="M11 25a5 5 0 0 1 10 0Z" fill="#fff8ee"/>"##;
/// The drawing of Mefo, small.
pub const MEFO_SMALL: &str = r##"<rect width="32" height="32" rx="3" fill="var(--t3)"/><path d="M0 32V10H8V14H15V19H21V25H32V32Z" fill="#201d1a"/><path d="M0 10H8V14H15V19H21V25H32" fill="none" stroke="#fff8ee" stroke-width="1.6"/><circle cx="24" cy="9" r="5" fill="#fff8ee"/>"##;

/// The rosette of a banknote.
pub fn guilloche() -> String {
    let mut drawing = String::from(r##"<g fill="none" stroke="#fff8ee" stroke-width="1.1" opacity=".8">"##);
    for turn in 0..31 {
        drawing.push_str(r#"<ellipse cx="300" cy="112" rx="100" ry="38" transform="rotate("#);
        drawing.push_str(&(6 * turn).to_string());
        drawing.push_str(r#" 300 112)"/>"#);
    }
    drawing.push_str("</g>");
    drawing
}
