# Die Macher.
# Log.
dm-log-land = State { $state } is { $land }, up to { $seats } seats.
dm-log-turned = { $land }: { $card } is turned up.
dm-log-clashed = { $land }: { $card } clashes and goes to the pool.
dm-log-deck = A new deck of opinions is made.
dm-log-sheet = Start sheet of { $name }: { $what }.
dm-sheet-did-trend = { $land } trend +{ $count }
dm-sheet-did-votes = { $land } { $count } votes
dm-sheet-did-meetings = { $land } { $count } meetings
dm-sheet-did-media = { $land } media { $count }
dm-sheet-did-members = members +{ $count }
dm-log-sheets-done = The start sheets are carried out, from { $name } on.
dm-log-bid = { $name } bids { $sum }.
dm-log-tie = { $name } rolls { $dice }.
dm-log-bid-won = { $name } wins the bid and pays { $sum }.
dm-log-begins = { $name } begins this round.
dm-log-discarded = { $name } discards committee cards: { $count }.
dm-log-swapped = { $name } takes { $card } into the programme for { $out }.
dm-log-kept = { $name } keeps the programme.
dm-log-placed = { $name } places a cabinet card: { $land }.
dm-log-opened = { $name } has the { $card } in { $land }, { $sum }.
dm-log-act-votes = { $name }, { $card } in { $land }: { $count } votes.
dm-log-act-key = { $name }, { $card } in { $land }: { $opinion } is the key issue.
dm-log-act-unkey = { $name }, { $card } in { $land }: no key issue any more.
dm-log-act-media = { $name }, { $card } in { $land }: replaces a media cube of { $other }.
dm-log-act-own = { $name }, { $card } in { $land }: trend +{ $count }.
dm-log-act-dirty = { $name }, { $card } in { $land }: trend of { $other } −{ $count }.
dm-log-act-waive = { $name }, { $card } in { $land }: no action.
dm-log-tile = { $name } can form a coalition in { $land }.
dm-log-offered = { $name } offers a coalition to { $other }.
dm-log-declined = { $name } declines the offer of { $other }.
dm-log-coalition = { $name } and { $other } form a coalition.
dm-log-forced = { $name } forces { $other } into a coalition.
dm-log-bought = { $name } buys a media cube: { $land }.
dm-log-control = { $name } has media control: { $land }.
dm-log-exchanged = { $name } exchanges { $out } for { $card }: { $land }.
dm-log-not-exchanged = { $name } exchanges nothing: { $land }.
dm-log-held = { $name } holds meetings: { $what }.
dm-log-held-none = { $name } holds no meetings.
dm-log-poll-offered = The poll in { $land } is put up for auction.
dm-log-raised = { $name } bids { $sum }.
dm-log-poll-sold = { $name } buys the poll in { $land } for { $sum }.
dm-log-poll-unsold = Nobody wants the poll in { $land }.
dm-log-published = { $name } publishes the poll in { $land }: { $what }.
dm-log-published-none = { $name } publishes the poll in { $land } without effect.
dm-log-suppressed = { $name } suppresses the poll in { $land }: { $dice } = { $count } members.
dm-log-converted = { $name }, { $land }: { $meetings } { $factor } = +{ $gained }, votes now: { $votes }.
dm-log-seats = { $name } in { $land }: votes { $votes }, seats { $seats }.
dm-log-elected = { $land } is won by { $names } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
dm-log-elected-narrowly = { $land } is won by a nose by { $names } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}, before { $beaten }.
dm-log-nobody = Nobody wins { $land }: there is no vote.
dm-log-cube = { $name } moves a media cube to the nation.
dm-log-laid = { $name } lays { $card } on place { $place } of the nation.
dm-log-laid-for = { $name } lays { $card } on place { $place } of the nation; { $out } goes.
dm-log-laid-none = { $name } lays no opinion down.
dm-log-grown = { $name } grows by { $count }, members now: { $members }.
dm-log-income = { $name } gets { $seats } for seats.
dm-log-income-dues = { $name } gets { $seats } for seats and { $dues } in dues.
dm-log-accepted = { $name } accepts a donation of { $sum }.
dm-log-scandal = Scandal: { $name } rolls { $dice } and loses { $count ->
    [one] one member
   *[other] { $count } members
}.
dm-log-refused = { $name } refuses a donation.
dm-log-refusal = { $name } refused { $sum }.
dm-log-gained = { $name } rolls { $dice } and gains { $count ->
    [one] one member
   *[other] { $count } members
}.
dm-log-bonus = Highest refusal: { $name } rolls { $dice } and gains { $count } members.
dm-log-scored = { $name }: { $points } points (seats { $seats }, media { $media }, members { $members }, matches { $matches }).
# End.
dm-over-why = { $names }: { $points } points.
dm-over-points = Points
dm-over-deeds = What the parties did
dm-over-place = Place { $place }
dm-over-seats = Seats
dm-over-media = Media
dm-over-members = Members
dm-over-bonus = Bonus
dm-over-matches = Matches
dm-over-total = Total
dm-over-alone = Won alone
dm-over-together = In coalition
dm-over-held = Meetings
dm-over-bought = Media cubes
dm-over-polls = Polls
dm-over-paid = Paid for polls
dm-over-donations = Donations
dm-over-scandals = Lost to scandals
dm-over-grown = New members: matches { $matches }, polls { $polls }, refusals { $refusals }
dm-over-moments = Telling moments
dm-over-line = Seven elections
dm-over-line-hint = seats, and votes below; press for the moment
dm-over-nobody = nobody
dm-moment-landslide = Landslide
dm-moment-landslide-text = { $name } takes { $seats } seats in { $land }, the most of the game.
dm-moment-nose = By a nose
dm-moment-nose-text = { $land }: { $names } just before { $beaten }.
dm-moment-forced = Forced coalition
dm-moment-forced-text = { $name } forces { $other } into a coalition in { $land }.
dm-moment-dearest = The dearest poll
dm-moment-dearest-text = { $name } pays { $sum } for one poll in round { $round }.
dm-moment-lead = A lost lead
dm-moment-lead-text = { $name } led by seats and media after round { $round }, and did not win.
# Rules: in the game now.
dm-now-round = Round { $round }: { $land } votes. Boards in play: { $boards }.
dm-now-first-chosen = In this game the highest bidder names the first player.
dm-now-first-bidder = In this game the highest bidder begins.
dm-now-order = { $place }. in order
dm-now-order-text = The order of this round.
dm-now-partner = with { $party }
dm-now-free = free
dm-now-tiles = Who has a coalition tile in { $land }.
dm-now-offers-any = In this game a turn has any number of offers.
dm-now-offers-one = In this game a turn has one offer or one force.
dm-now-control = media control in { $land }
dm-now-media = { $land } has free media places: { $count }.
dm-now-factor = trend { $trend }, agreement { $agreement }: { $factor }
dm-now-factor-text = The factors in { $land }.
dm-now-votes = votes { $votes }, seats { $seats }
dm-now-votes-text = As { $land } stands, meetings not yet converted.
dm-now-placing-shift = In this game opinions move up (shift).
dm-now-placing-plain = In this game a new opinion lies down where the old one lay.
dm-now-grow = +{ $count } a round, { $members } now
dm-now-grow-text = As the nation stands.
dm-now-dues = Members pay after rounds { $rounds }.
dm-now-dues-variant = That is the variant of this game.
dm-now-score = { $points } points: seats { $seats }, media { $media }, members { $members }, matches { $matches }
dm-now-score-text = If the game ended now.
dm-log-over = { $names } { $count ->
    [one] wins
   *[other] win together
}.
dm-over-wins = { $parties } { $count ->
    [one] wins
   *[other] win
}
