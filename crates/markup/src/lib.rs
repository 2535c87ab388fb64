//! `view!`, with the grammar of Leptos's macro of that name and a leaner outcome.
//!
//! Leptos makes a Rust type of every piece of markup, and with it code to build, change and remove that
//! type. Here a piece of markup becomes one text, the template, in which everything that is known when
//! compiling is written down, and a list of what is not: its holes. `kabinett::ui::html` makes the page
//! from both (docs/decisions/0012 has the reason and the measure).
//!
//! Understood are elements of HTML and SVG, texts, blocks, comments, fragments and Leptos components;
//! on elements: `name=value`, `class:name=`, `style:name=`, `prop:name=`, `on:event=`, `inner_html=` and
//! `node_ref=`. A message without variables, `tr("key")`, goes into the template. Anything else is an error and not silently left out.
#![forbid(unsafe_code)]

mod template;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use rstml::node::{CustomNode, KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::{Error, Expr, Lit, Result, spanned::Spanned};

use template::Template;

/// Markup as a `kabinett::ui::html::Html`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    rstml::parse(tokens).and_then(|nodes| pieces(&nodes)).unwrap_or_else(Error::into_compile_error).into()
}

/// What stands between two tags, or in a whole `view!`.
fn pieces(nodes: &[Node]) -> Result<TokenStream> {
    if let [Node::Block(block)] = nodes {
        let value = block_value(block)?;
        if message(&value).is_none() {
            return Ok(quote! { ::kabinett::ui::html::IntoHtml::into_html(#value) });
        }
    }
    if let [Node::Element(element)] = nodes
        && is_component(element)
    {
        return component(element);
    }
    let mut page = Page::default();
    for node in nodes {
        page.node(node, false)?;
    }
    Ok(page.finish())
}

/// A template as it grows.
#[derive(Default)]
struct Page {
    template: Template,
    /// Calls on the draft, one for each hole.
    holes: Vec<TokenStream>,
}

/// The variable that holds the draft; no name in the source can be the same.
fn draft() -> Ident {
    Ident::new("draft", Span::mixed_site())
}

impl Page {
    fn finish(self) -> TokenStream {
        let (template, holes, draft) = (self.template.text(), self.holes, draft());
        if holes.is_empty() {
            return quote! { ::kabinett::ui::html::Draft::still(#template) };
        }
        quote! {{
            let mut #draft = ::kabinett::ui::html::Draft::new(#template);
            #(#draft.#holes;)*
            #draft.done()
        }}
    }

    fn child(&mut self, value: &Expr) {
        if let Some(key) = message(value) {
            self.template.message(&key);
        } else {
            self.template.child();
            self.holes.push(quote! { child(#value) });
        }
    }

    fn node<C: CustomNode>(&mut self, node: &Node<C>, in_svg: bool) -> Result<()> {
        match node {
            Node::Comment(_) => {}
            Node::Fragment(fragment) => {
                for node in &fragment.children {
                    self.node(node, in_svg)?;
                }
            }
            Node::Text(text) => self.template.words(&text.value_string()),
            Node::RawText(text) => self.template.words(&text.to_string_best()),
            Node::Block(block) => self.child(&block_value(block)?),
            Node::Element(element) if is_component(element) => {
                self.template.child();
                let component = component(element)?;
                self.holes.push(quote! { child(#component) });
            }
            Node::Element(element) => self.element(element, in_svg)?,
            Node::Doctype(_) | Node::Custom(_) => {
                return Err(Error::new(node.span(), "only elements, texts, blocks and components"));
            }
        }
        Ok(())
    }

    fn element<C: CustomNode>(&mut self, element: &NodeElement<C>, in_svg: bool) -> Result<()> {
        let name = element.name().to_string();
        let svg = in_svg || template::is_svg(&name);
        self.template.open(&name, svg);
        for attribute in element.attributes() {
            match attribute {
                NodeAttribute::Attribute(attribute) => self.attribute(attribute)?,
                NodeAttribute::Block(block) => {
                    return Err(Error::new(block.span(), "attributes have names"));
                }
            }
        }
        let inside = svg && name != "foreignObject";
        for child in &element.children {
            self.node(child, inside)?;
        }
        self.template.close();
        Ok(())
    }

    fn attribute(&mut self, attribute: &KeyedAttribute) -> Result<()> {
        let name = attribute.key.to_string();
        let Some(value) = attribute.value() else {
            self.template.fixed(&name, "");
            return Ok(());
        };
        if let Some(literal) = literal(value)
            && !name.contains(':')
        {
            self.template.fixed(&name, &literal);
            return Ok(());
        }
        if let Some(key) = message(value)
            && !name.contains(':')
        {
            self.template.message_attribute(&name, &key);
            return Ok(());
        }
        let hole = match name.split_once(':') {
            Some(("class", name)) => {
                self.template.class(name);
                quote! { value(#value) }
            }
            Some(("style", name)) => {
                self.template.style(name);
                quote! { value(#value) }
            }
            Some(("prop", name)) => {
                self.template.property(name);
                quote! { value(#value) }
            }
            Some(("on", event)) => {
                self.template.listener(event);
                if event == "cancel" {
                    // Leptos has no name for it.
                    quote! { listener(::leptos::ev::Custom::<::leptos::ev::Event>::new("cancel"), #value) }
                } else {
                    let event = quote::format_ident!("{event}", span = attribute.key.span());
                    quote! { listener(::leptos::ev::#event, #value) }
                }
            }
            Some(_) => return Err(Error::new(attribute.key.span(), "no such kind of attribute")),
            None if name == "node_ref" => {
                self.template.reference();
                quote! { reference(#value) }
            }
            None if name == "inner_html" => {
                self.template.inner();
                quote! { value(#value) }
            }
            None => {
                self.template.attribute(&name);
                quote! { value(#value) }
            }
        };
        self.holes.push(hole);
        Ok(())
    }
}

/// Components have names as types have.
fn is_component<C: CustomNode>(element: &NodeElement<C>) -> bool {
    let name = element.name().to_string();
    let last = name.rsplit("::").next().unwrap_or(&name).trim_start();
    last.starts_with(char::is_uppercase)
}

/// A call of a Leptos component, as Leptos's own macro makes it.
fn component<C: CustomNode>(element: &NodeElement<C>) -> Result<TokenStream> {
    let name = element.name();
    let mut props = Vec::new();
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(Error::new(attribute.span(), "properties have names"));
        };
        let key = &attribute.key;
        let value = attribute.value().map_or_else(|| quote! { #key }, |value| quote! { #value });
        props.push(quote_spanned! { key.span() => .#key(#value) });
    }
    if !element.children.is_empty() {
        let mut page = Page::default();
        for child in &element.children {
            page.node(child, false)?;
        }
        let children = page.finish();
        props.push(quote! {
            .children(::leptos::children::ToChildren::to_children(
                move || #children
            ))
        });
    }
    Ok(quote_spanned! { name.span() =>
        ::kabinett::ui::html::component(::leptos::component::component_view(
            #name,
            ::leptos::component::component_props_builder(&#name) #(#props)* .build(),
        ))
    })
}

fn block_value(block: &NodeBlock) -> Result<Expr> {
    match block {
        NodeBlock::ValidBlock(block) => match block.stmts.as_slice() {
            [syn::Stmt::Expr(value, None)] => Ok(value.clone()),
            _ => Ok(syn::parse_quote! { #block }),
        },
        NodeBlock::Invalid(block) => Err(Error::new(block.span(), "not a block of code")),
    }
}

/// The key of a message without variables: `tr("…")`, or `t!("…")`.
fn message(value: &Expr) -> Option<String> {
    match value {
        Expr::Call(call) => {
            let Expr::Path(function) = &*call.func else { return None };
            let is_message = function.path.is_ident("tr") && call.args.len() == 1;
            is_message.then(|| literal(call.args.first()?))?
        }
        Expr::Macro(call) if call.mac.path.is_ident("t") => {
            call.mac.parse_body::<syn::LitStr>().ok().map(|key| key.value())
        }
        _ => None,
    }
}

/// A value that is a text or a number in the source.
fn literal(value: &Expr) -> Option<String> {
    let Expr::Lit(literal) = value else { return None };
    match &literal.lit {
        Lit::Str(text) => Some(text.value()),
        Lit::Int(number) => Some(number.base10_digits().to_owned()),
        _ => None,
    }
}
