# Secret Hitler: seats, board, ring, ballots, claims.
sh-seats = Seats
sh-seats-alive = { $seats ->
    [0] No seats
   *[other] { $seats } seats, { $alive } alive
}
sh-enacted-in-office = enacted in office
sh-tag-president = President
sh-tag-chancellor = Chancellor
sh-tag-candidate = Candidate
sh-tag-nominee = Nominee
sh-tag-last-president = Last President
sh-tag-last-chancellor = Last Chancellor
sh-tag-not-hitler = Not Hitler
sh-tag-investigated = Investigated by { $name }
sh-tag-executed = Executed by { $name }
sh-computer-easy = Computer, easy
sh-computer-normal = Computer, normal
sh-computer-strong = Computer, strong
sh-role-liberal = Liberal
sh-role-fascist = Fascist
sh-role-hitler = Hitler
sh-party = { $kind ->
    [liberal] Liberal
   *[fascist] Fascist
}
sh-tabs = Parts of the table
sh-tab-board = Board
sh-tab-ballots = Ballots
sh-tab-table = Table
sh-tab-log = Log
sh-board = Board
sh-liberal-row = Liberal policies
sh-fascist-row = Fascist policies
sh-of = of { $goal }
sh-key = number: election · below: President, Chancellor
sh-liberal-tile = Liberal
sh-fascist-tile = Fascist
sh-liberals-win = Liberals win
sh-fascists-win = Fascists win
sh-plus-veto = + veto
sh-power-none = No power
sh-power-investigate = Investigate
sh-power-special = Special election
sh-power-peek = Policy peek
sh-power-execution = Execution
sh-power-lost = { $power }: lost to chaos
sh-power-due = { $power }: { $president } has yet to use it
sh-lost-short = lost
sh-did-investigate = { $president } investigated { $name }
sh-did-call = { $president } called a special election with { $name }
sh-did-execute = { $president } executed { $name }
sh-did-peek = { $president } peeked at the next three policies
sh-government = President { $president }, Chancellor { $chancellor }
sh-by-chaos = Chaos
sh-by-chaos-long = turned up by chaos
sh-by-setup = From the start
sh-by-setup-long = there from the start
sh-policy = { $kind ->
    [liberal] Liberal policy
   *[fascist] Fascist policy
}
sh-tile = { $kind ->
    [liberal] Liberal policy, election { $election }: { $by }
   *[fascist] Fascist policy, election { $election }: { $by }
}
sh-tile-from-start = { $kind ->
    [liberal] Liberal policy, there from the start
   *[fascist] Fascist policy, there from the start
}
sh-slot-free = Slot { $number }, free.
sh-zone = Hitler zone
sh-zone-rule = Hitler elected Chancellor wins
sh-zone-open = open since election { $election }
sh-zone-closed = closed
sh-tracker = Election tracker
sh-tracker-at = { $count ->
    [0] None failed
   *[other] { $count } failed
}
sh-tracker-rule = At 3 the top tile is enacted.
sh-draw-pile = Draw pile
sh-discard-pile = Discard pile
sh-not-enacted = Not enacted: { $liberal } Liberal, { $fascist } Fascist.
sh-tiles-liberal = { $count } Liberal
sh-tiles-fascist = { $count } Fascist
sh-tile-word = { $kind ->
    [liberal] Liberal
   *[fascist] Fascist
}
sh-ring = The table
sh-ring-order = The presidency goes round in this order: { $names }.
sh-ring-dead = { $name } is dead.
sh-ring-office = { $name }: { $office }
sh-ring-next-is = Next is { $name }.
sh-ring-piles = Draw pile { $draw }, discard pile { $discard }.
sh-ring-next = next
sh-ring-draw = draw
sh-ring-discard = discard
sh-ring-mix = left:
sh-plate-president = President?
sh-plate-chancellor = Chancellor?
sh-ballots = Ballots
sh-ballots-caption = All ballots, the newest election first
sh-election = Election
sh-heading = Election { $election }
sh-heading-special = Election { $election }, special
sh-special-election = special election
sh-ja = Ja
sh-nein = Nein
sh-letter-president = P
sh-letter-chancellor = C
sh-ballot-president = President
sh-ballot-chancellor = Chancellor
sh-ballot-dead = dead
sh-ballot-sealed = sealed
sh-ballot-missing = to come
sh-ballot-now = now
sh-tally-column = Result of the vote
sh-result-column = What came of it
sh-tally = { $ja }–{ $nein }
sh-tally-words = { $ja } Ja, { $nein } Nein
sh-passed = passed
sh-failed = failed
sh-vetoed = veto
sh-reshuffled = reshuffled: { $count } tiles, { $tiles }
sh-no-ballots = No election yet.
sh-claims = Claims
sh-claims-clash = do not match
sh-claim = Claim
sh-no-claims = Nobody has claimed anything yet.
sh-clash = These cannot both be true
sh-says-drew = drew { $tiles }
sh-says-passed = passed
sh-says-got = got { $tiles }
sh-says-party = says { $name } is { $kind ->
    [liberal] Liberal
   *[fascist] Fascist
}
sh-says-saw = saw on top: { $tiles }
sh-against-enacted = { $kind ->
    [liberal] a Liberal policy was enacted in election { $election }
   *[fascist] a Fascist policy was enacted in election { $election }
}
sh-against-itself = these two were not among these three
sh-against-party = { $kind ->
    [liberal] the end showed: Liberal
   *[fascist] the end showed: Fascist
}
sh-against-claim = { $name } { $said }
sh-deck-few = Deck { $number }: { $claimed } Liberal claimed, at least { $drawn } drawn
sh-deck-few-at-most = Deck { $number }: at most { $claimed } Liberal by the claims, at least { $drawn } drawn
sh-deck-many = Deck { $number }: { $claimed } Liberal claimed, at most { $drawn } drawn
sh-deck-many-at-least = Deck { $number }: at least { $claimed } Liberal by the claims, at most { $drawn } drawn
sh-failed-short = failed
sh-label-investigate = Investigate
sh-label-special = Special election
sh-label-peek = Policy peek
sh-label-execution = Execution
sh-zone-open-short = open
sh-tracker-short = Tracker
sh-liberal-title = Liberal policies
sh-fascist-title = Fascist policies
