//! Plays computers against computers, and reads matches: see `arena help`.
#![forbid(unsafe_code)]

mod bench;
mod die_macher;
mod konzern;
mod mefo;
mod mefo_policies;
mod play;
mod read;
mod secret_hitler;
mod shares;
mod spread;
mod tournament;

use std::process::ExitCode;

use engine::Level;

const HELP: &str = "\
arena play [--game secret-hitler] [--seats 7] [--games 10000] [--liberals normal]
           [--fascists normal] [--seed 1]
arena pair [--game secret-hitler] [--seats 7] [--games 10000] [--one strong] [--others normal] [--seed 1]
    How much oftener one seat wins than its like at the other level in the same chair, role and
    chance, by role, as a table in Markdown.
arena play --game die-macher [--seats 5] [--games 1000] [--one normal] [--others easy] [--seed 1]
    Plays and prints shares of wins, ends and habits, with 95 % intervals.
arena play --game konzern [--normals 4] [--games 1000] [--setup \"years=6 quota=4\"] [--seed 1]
    So many seats at level Normal, the others Easy, in every placement in turn: wins, prices, loans, links.
arena table --game konzern [--normals 4] [--games 1000] [--setup …] [--seed 1]
    Demand, goods, cash and prices of every year beside the figures of the rules, in Markdown.
arena play --game mefo [--seats 4] [--games 1000] [--one normal] [--others easy] [--setup …] [--seed 1]
    Length, wins by place and role, offices, bills, trades, links.
arena table --game mefo [--games 2000] [--seed 1]
    The same for every number of seats beside the figures of the simulation, in Markdown.
arena policies [--games 2000] [--seed 1]
    What one habit is worth in Mefo: bills, offices, hoarding, handing in, monument, beside the figures
    of the simulation, in Markdown.
arena random [--game konzern] [--games 100000] [--seed 1]
    Konzern or Mefo at random; money, shares, workers and goods, or money, bills and property, are
    counted after every step.
arena table [--game secret-hitler] [--seats 7] [--games 2000] [--seed 1]
    The same for every number of seats, or this one, and every pair of levels, as a table in Markdown.
arena tournament --game mefo [--levels strong,normal,easy] [--alone strong] [--games 400]
           [--seats 4] [--setup …] [--seed 1]
    Each level, or only the one said, alone among each other one, in every chair in turn, the same chance for all chairs:
    wins with 95 % intervals, and how long decisions took, in Markdown. One thread.
arena print <link, link file or match text>
    Prints a match as text. It holds every secret.
arena verify <link, link file or match text>
    Says whether a match opens, and whether its link and text lead back to it.
arena bench
    Prints how fast random play is.
Levels: easy, normal, strong. Equal arguments give equal output.
";

/// What was asked for.
struct Args {
    command: String,
    source: Option<String>,
    game: String,
    seats: Option<u8>,
    games: Option<u32>,
    liberals: Level,
    fascists: Level,
    one: Option<Level>,
    others: Option<Level>,
    normals: u8,
    setup: String,
    levels: Vec<Level>,
    alone: Option<Level>,
    seed: u64,
}

fn level(word: &str) -> Result<Level, String> {
    match word {
        "easy" => Ok(Level::Easy),
        "normal" => Ok(Level::Normal),
        "strong" => Ok(Level::Strong),
        other => Err(format!("no level is called “{other}”: easy, normal, strong")),
    }
}

fn arguments() -> Result<Args, lexopt::Error> {
    use lexopt::prelude::*;
    let mut args = Args {
        command: String::new(),
        source: None,
        game: "secret-hitler".into(),
        seats: None,
        games: None,
        liberals: Level::Normal,
        fascists: Level::Normal,
        one: None,
        others: None,
        normals: 4,
        setup: String::new(),
        levels: vec![Level::Strong, Level::Normal, Level::Easy],
        alone: None,
        seed: 1,
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(word) if args.command.is_empty() => args.command = word.string()?,
            Value(word) if args.source.is_none() => args.source = Some(word.string()?),
            Long("game") => args.game = parser.value()?.string()?,
            Long("seats") => args.seats = Some(parser.value()?.parse()?),
            Long("games") => args.games = Some(parser.value()?.parse()?),
            Long("liberals") => args.liberals = level(&parser.value()?.string()?)?,
            Long("fascists") => args.fascists = level(&parser.value()?.string()?)?,
            Long("one") => args.one = Some(level(&parser.value()?.string()?)?),
            Long("others") => args.others = Some(level(&parser.value()?.string()?)?),
            Long("normals") => args.normals = parser.value()?.parse()?,
            Long("levels") => {
                let words = parser.value()?.string()?;
                args.levels = words.split(',').map(level).collect::<Result<_, _>>()?;
            }
            Long("alone") => args.alone = Some(level(&parser.value()?.string()?)?),
            Long("setup") => args.setup = parser.value()?.string()?,
            Long("seed") => args.seed = parser.value()?.parse()?,
            Long("help") | Short('h') => args.command = "help".into(),
            other => return Err(other.unexpected()),
        }
    }
    Ok(args)
}

/// The setup of a tournament: as said, or the usual one for so many seats.
fn setup<S>(args: &Args, usual: impl Fn(Option<u8>) -> S) -> Result<S, String>
where
    S: std::str::FromStr<Err = engine::notation::NotationError>,
{
    if args.setup.is_empty() {
        return Ok(usual(args.seats));
    }
    args.setup.parse().map_err(|error: engine::notation::NotationError| error.to_string())
}

fn hold(args: &Args) -> Result<String, String> {
    let tournament = tournament::Tournament {
        levels: args.levels.clone(),
        alone: args.alone,
        games: args.games.unwrap_or(400),
        seed: args.seed,
    };
    match args.game.as_str() {
        "konzern" => {
            let setup = setup(args, |_| ::konzern::Setup::default())?;
            tournament::report::<::konzern::Konzern>(&setup, &tournament)
        }
        "mefo" => {
            let setup = setup(args, |seats| ::mefo::Setup::new(seats.unwrap_or(4)))?;
            tournament::report::<::mefo::Mefo>(&setup, &tournament)
        }
        "die-macher" => {
            let setup = setup(args, |seats| ::die_macher::Setup::new(seats.unwrap_or(4)))?;
            tournament::report::<::die_macher::DieMacher>(&setup, &tournament)
        }
        _ => {
            let setup = setup(args, |seats| ::secret_hitler::Setup::new(seats.unwrap_or(7)))?;
            tournament::report::<::secret_hitler::SecretHitler>(&setup, &tournament)
        }
    }
}

fn run() -> Result<String, String> {
    let args = arguments().map_err(|error| error.to_string())?;
    let source = || args.source.as_deref().ok_or("which match? give a link, a file or -");
    match (args.command.as_str(), args.game.as_str()) {
        ("play" | "table" | "tournament", game)
            if !["secret-hitler", "die-macher", "konzern", "mefo"].contains(&game) =>
        {
            Err(format!("no game is called “{game}”: secret-hitler, die-macher, konzern, mefo"))
        }
        ("tournament", _) => hold(&args),
        (command @ ("play" | "table"), "konzern") => {
            let setup = args.setup.parse();
            let pairing = konzern::Pairing {
                setup: setup.map_err(|error: engine::notation::NotationError| error.to_string())?,
                normals: args.normals.min(4),
                games: args.games.unwrap_or(1_000),
                seed: args.seed,
            };
            if command == "play" { konzern::report(&pairing) } else { konzern::table(&pairing) }
        }
        ("play", "mefo") => {
            let setup = match (args.setup.as_str(), args.seats) {
                ("", seats) => ::mefo::Setup::new(seats.unwrap_or(4)),
                (text, _) => {
                    text.parse().map_err(|error: engine::notation::NotationError| error.to_string())?
                }
            };
            mefo::report(&mefo::Duel {
                setup,
                one: args.one.unwrap_or(Level::Normal),
                others: args.others.unwrap_or(Level::Easy),
                games: args.games.unwrap_or(1_000),
                seed: args.seed,
            })
        }
        ("table", "mefo") => mefo::table(args.games.unwrap_or(2_000), args.seed),
        ("policies", _) => mefo_policies::tables(args.games.unwrap_or(2_000), args.seed),
        ("random", "mefo") => mefo::random(args.games.unwrap_or(100_000), args.seed),
        ("random", _) => konzern::random(args.games.unwrap_or(100_000), args.seed),
        ("play", "die-macher") => {
            let duel = die_macher::Duel {
                seats: args.seats.unwrap_or(5),
                one: args.one.unwrap_or(Level::Normal),
                others: args.others.unwrap_or(Level::Easy),
                games: args.games.unwrap_or(1_000),
                seed: args.seed,
            };
            die_macher::report(&duel)
        }
        ("play", _) => {
            let pairing = play::Pairing {
                seats: args.seats.unwrap_or(7),
                liberals: args.liberals,
                fascists: args.fascists,
                games: args.games.unwrap_or(10_000),
                seed: args.seed,
            };
            secret_hitler::report(&pairing)
        }
        ("pair", "secret-hitler") => secret_hitler::pair(&secret_hitler::Duel {
            seats: args.seats.unwrap_or(7),
            one: args.one.unwrap_or(Level::Strong),
            others: args.others.unwrap_or(Level::Normal),
            games: args.games.unwrap_or(10_000),
            seed: args.seed,
        }),
        ("table", "die-macher") => die_macher::table(args.games.unwrap_or(2_000), args.seed),
        ("table", _) => secret_hitler::table(args.seats, args.games.unwrap_or(2_000), args.seed),
        ("print", _) => read::print(source()?),
        ("verify", _) => read::verify(source()?),
        ("bench", _) => {
            bench::bench();
            Ok(String::new())
        }
        ("help" | "", _) => Ok(HELP.into()),
        (other, _) => Err(format!("no command is called “{other}”; see arena help")),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("arena: {sentence}");
            ExitCode::FAILURE
        }
    }
}
