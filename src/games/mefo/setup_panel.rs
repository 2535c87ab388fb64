//! What Mefo is about, beside its setup: what it shows and what it does not make light of, and the roles.

use crate::ui::html::{CollectHtml, Html};
use leptos::prelude::*;
use markup::view;
use mefo::{Role, tables};

use super::words::{self, money};

/// The panel beside the setup.
pub fn setup_panel(_: Signal<u8>) -> Html {
    let roles = move || {
        Role::ALL
            .into_iter()
            .map(|role| {
                let rm = t!("mf-sum-rm", rm = money(tables::start_rm(role)));
                view! {
                    <li>
                        <b>{words::role(role)}</b>
                        <span>{rm}</span>
                        <small>{words::role_text(role)}</small>
                    </li>
                }
            })
            .collect_html()
    };
    view! {
        <section class="comp" aria-labelledby="su-mean">
            <div>
                <h2 id="su-mean">{tr("mf-mean")}</h2>
                <p>{tr("mf-mean-text")}</p>
                <p>{tr("mf-mean-tone")}</p>
            </div>
            <div>
                <h3>{tr("mf-mean-roles")}</h3>
                <p>{tr("mf-mean-dealt")}</p>
                <ul class="mf-roles">
                    {roles}
                </ul>
            </div>
        </section>
    }
}
