//! How a template is written: markup as text, in which characters that no markup holds stand for what
//! comes. `kabinett::ui::html::build` reads it.
//!
//! | sign | followed by | means |
//! |---|---|---|
//! | `\x01`, `\x02` | name `\0` | an element of HTML, of SVG, opens |
//! | `\x03` | | the last one closes |
//! | `\x04` | text `\0` | text |
//! | `\x05` | name `\0` value `\0` | an attribute |
//! | `\x06` | | hole: a child |
//! | `\x07` | name `\0` | hole: an attribute |
//! | `\x08` | name `\0` | hole: a class, there or not |
//! | `\x0b` | name `\0` | hole: a property of its style |
//! | `\x0e` | name `\0` | hole: a property of the object |
//! | `\x0f` | name `\0` | hole: a listener |
//! | `\x10` | | hole: a reference |
//! | `\x11` | | hole: what is inside, as HTML |
//! | `\x12` | key `\0` | a message |
//! | `\x13` | name `\0` key `\0` | an attribute with a message |

/// A template as it grows.
#[derive(Default)]
pub struct Template(String);

impl Template {
    /// The finished text.
    pub fn text(self) -> String {
        self.0
    }

    fn sign(&mut self, sign: char, parts: &[&str]) {
        self.0.push(sign);
        for part in parts {
            // A null would end it early; none of the signs is a character of markup.
            self.0.extend(part.chars().filter(|&letter| letter != '\0'));
            self.0.push('\0');
        }
    }

    pub fn open(&mut self, name: &str, svg: bool) {
        self.sign(if svg { '\x02' } else { '\x01' }, &[name]);
    }

    pub fn close(&mut self) {
        self.sign('\x03', &[]);
    }

    pub fn words(&mut self, text: &str) {
        self.sign('\x04', &[text]);
    }

    pub fn fixed(&mut self, name: &str, value: &str) {
        self.sign('\x05', &[name, value]);
    }

    pub fn message(&mut self, key: &str) {
        self.sign('\x12', &[key]);
    }

    pub fn message_attribute(&mut self, name: &str, key: &str) {
        self.sign('\x13', &[name, key]);
    }

    pub fn child(&mut self) {
        self.sign('\x06', &[]);
    }

    pub fn attribute(&mut self, name: &str) {
        self.sign('\x07', &[name]);
    }

    pub fn class(&mut self, name: &str) {
        self.sign('\x08', &[name]);
    }

    pub fn style(&mut self, name: &str) {
        self.sign('\x0b', &[name]);
    }

    pub fn property(&mut self, name: &str) {
        self.sign('\x0e', &[name]);
    }

    pub fn listener(&mut self, event: &str) {
        self.sign('\x0f', &[event]);
    }

    pub fn reference(&mut self) {
        self.sign('\x10', &[]);
    }

    pub fn inner(&mut self) {
        self.sign('\x11', &[]);
    }
}

/// Whether an element of this name is one of SVG, where what it stands in does not tell.
pub fn is_svg(name: &str) -> bool {
    [
        "svg",
        "circle",
        "clipPath",
        "defs",
        "desc",
        "ellipse",
        "filter",
        "foreignObject",
        "g",
        "image",
        "line",
        "linearGradient",
        "marker",
        "mask",
        "path",
        "pattern",
        "polygon",
        "polyline",
        "radialGradient",
        "rect",
        "stop",
        "symbol",
        "text",
        "textPath",
        "tspan",
        "use",
    ]
    .contains(&name)
}
