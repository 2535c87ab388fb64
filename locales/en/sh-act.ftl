# Secret Hitler: act bar, curtain, news, claims.

# Hand-overs, in words that everybody may read.
sh-pass-role = Role
sh-pass-roles = Roles, { $at } of { $all }
sh-pass-party = Result of the investigation
sh-pass-peek = Result of the peek
sh-pass-card = Own card
sh-pass-ballots = Ballots, { $at } of { $all }
sh-pass-president = The President discards
sh-pass-chancellor = The Chancellor discards
sh-pass-consent = Answer to the veto
sh-head-president = President { $name }
sh-head-chancellor = Chancellor { $name }
sh-head-with-chancellor = with Chancellor { $name }
sh-head-with-president = with President { $name }
sh-head-ballot = President { $president }, Chancellor { $chancellor }

# The act bar.
sh-act-looks = Still to look: { $names }
sh-act-looks-note = The game goes on once everyone has looked.
sh-act-curtain = To the curtain
sh-act-president = { $name } draws three policies and discards one.
sh-act-president-note = The other two go to { $chancellor }. No talking until a policy is enacted.
sh-act-chancellor = { $name } discards one policy; the other is enacted.
sh-act-chancellor-note = No talking until it is enacted.
sh-act-consent = { $name } answers the veto.
sh-act-consent-note = With consent both policies are discarded, and the tracker moves on.
sh-act-ballots-elsewhere = Ballots are still missing: { $names }

# Choosing a player.
sh-pick-nominate = { $name } nominates a Chancellor.
sh-pick-nominate-note = Then everyone votes on both.
sh-pick-nominate-zone = Three Fascist policies or more: Hitler elected Chancellor wins.
sh-pick-investigate = { $name } investigates a player.
sh-pick-investigate-note = Only the President sees the party.
sh-pick-call = { $name } calls a special election.
sh-pick-call-note = The player chosen is the next candidate for President.
sh-pick-execute = { $name } executes a player.
sh-pick-execute-note = If it is Hitler, the Liberals win.
sh-ask-nominate = Nominate { $name }?
sh-ask-nominate-text = { $president } as President and { $name } as Chancellor stand for election.
sh-ask-nominate-yes = Nominate
sh-ask-investigate = Investigate { $name }?
sh-ask-investigate-text = { $president } sees the party of { $name }, behind the curtain. Nobody is investigated twice.
sh-ask-investigate-yes = Investigate
sh-ask-call = Call { $name }?
sh-ask-call-text = { $name } is the next candidate for President. After that the presidency goes on in its order.
sh-ask-call-yes = Call
sh-ask-execute = Execute { $name }?
sh-ask-execute-text = { $name } neither votes nor speaks nor holds office any more. The party stays secret.
sh-ask-execute-yes = Execute
sh-why = Why can’t { $name } be chosen now?
sh-not-name = { $name }: { $reason }. Rule { $rule }
sh-not-over = the game is over
sh-not-dead = dead
sh-not-self-nomination = nominates
sh-not-last-chancellor = last Chancellor
sh-not-last-president = last President
sh-not-investigated = was investigated
sh-not-self-target = is President
sh-not-self-call = is President
sh-not-due = not now

# Ballots.
sh-vote-prompt = Elect { $president } + { $nominee }?
sh-vote-hands = All hands up, then enter who said Ja.
sh-vote-own = The other ballots are opened with yours.
sh-vote-of = Ballot of { $name }
sh-vote-sealed = sealed
sh-vote-to-come = to come
sh-vote-secret = Vote in secret
sh-vote-openly = Vote by show of hands
sh-vote-hand-overs = { $count ->
    [one] 1 hand-over
   *[other] { $count } hand-overs
}
sh-vote-count = { $voted } of { $all } have voted here.
sh-vote-has-voted = { $name } has voted
sh-vote-has-not = { $name } has not voted yet
sh-vote-passes-anyway = Passes either way
sh-vote-fails-anyway = Fails either way
sh-vote-open = { $count ->
    [one] 1 hand is missing
   *[other] { $count } hands are missing
}
sh-vote-hangs = Hangs on { $name }
sh-vote-hangs-on = Hangs on { $needed } of { $count } sealed
sh-vote-passes = { $ja } Ja · { $nein } Nein, passes
sh-vote-tie = { $ja } Ja · { $nein } Nein, a tie fails
sh-vote-fails = { $ja } Ja · { $nein } Nein, fails
sh-vote-needs = needs { $count }
sh-vote-confirm = Confirm
sh-vote-clear = Clear
sh-vote-zone = If { $name } is Hitler and this passes, the Fascists win.
sh-vote-cleared = { $name } is known not to be Hitler.
sh-vote-zone-count = { $count } Fascist policies are enacted.
sh-ask-vote = Open the ballots?
sh-ask-vote-text = { $ja } Ja and { $nein } Nein are entered here. Ballots are final.
sh-ask-vote-yes = Open
sh-ballot-ask = { $president } as President, { $nominee } as Chancellor?
sh-ballot-group = Your ballot
sh-ballot-hint = All ballots open together, and then everyone sees who said what.
sh-ballot-cast = Cast { $word }
sh-ballot-none = Choose a ballot

# The session behind the curtain.
sh-tracks-liberal = Liberal
sh-tracks-fascist = Fascist
sh-tracks-draw = Draw
sh-tracks-of = { $count } of { $all }
sh-discard = DISCARD
sh-discard-ask = Choose one to
sh-discard-group = Policies in hand
sh-discard-none = Choose a policy
sh-discard-liberal = Discard this Liberal policy
sh-discard-fascist = Discard this Fascist policy
sh-discard-hint-president = In no particular order. { $name } gets both others together, and nobody ever sees the discard.
sh-discard-hint-chancellor = In no particular order. The other one is enacted, and nobody ever sees the discard.
sh-goes-down = face down
sh-goes-to = to
sh-goes-enacted = is enacted
sh-veto-propose = Propose a veto
sh-veto-propose-note = If the President agrees, both are discarded.
sh-consent-ask = { $name } proposes to discard both.
sh-consent-group = Your answer
sh-consent-yes = Agree to the veto
sh-consent-yes-note = Both are discarded, the tracker moves to { $to }.
sh-consent-no = Refuse the veto
sh-consent-no-note = { $name } must discard one and enact the other.
sh-consent-none = Choose an answer
sh-consent-hint = These are the two policies that were handed over.

# Cards.
sh-card-liberal = LIBERAL
sh-card-fascist = FASCIST
sh-card-hitler = HITLER
sh-card-name = { $caption }: { $word }
sh-card-role = Your role
sh-card-party = Your party
sh-card-party-of = Party of { $name }
sh-card-policy = Policy
sh-tile-liberal = Liberal
sh-tile-fascist = Fascist
sh-tiles = { $liberal } Liberal, { $fascist } Fascist

# Looks.
sh-look-hitler = Hitler
sh-look-fascists = Fascists
sh-look-liberals = Liberals
sh-look-you = you
sh-look-you-and = you, { $names }
sh-look-count = { $count ->
    [one] this one
   *[other] these { $count }
}
sh-look-among = { $count ->
    [one] one of these
   *[other] { $count } of these
}
sh-look-you-among = { $count ->
    [one] you and one of these
   *[other] you and { $count } of these
}
sh-look-told-liberal = The night has told you nothing: you know your own card and no other one.
sh-look-told-fascist = You know all your party. The other Fascists know you; Hitler knows none of you.
sh-look-told-fascist-mutual = You know who Hitler is, and Hitler knows that you are the Fascist here.
sh-look-told-hitler = The night has told you nothing, but the Fascists know that you are Hitler.
sh-look-told-hitler-mutual = You know who the Fascist is, and the Fascist knows that you are Hitler.
sh-look-win-liberal = You win with five Liberal policies, or as soon as Hitler is executed by a President of this table.
sh-look-win-fascist = You win with six Fascist policies, or if Hitler is elected Chancellor once three are enacted.
sh-look-win-hitler = You win with six Fascist policies, or if you are elected Chancellor once three are enacted.
sh-look-party-note = Say of it what you like, or nothing. You can look at it again with your own card.
sh-look-peek = The next three policies
sh-look-peek-note = They stay in this order. You can look at them again with your own card.
sh-look-top = Top
sh-look-second = Second
sh-look-third = Third
sh-seen-president = drawn as President: { $tiles }
sh-seen-chancellor = got as Chancellor: { $tiles }
sh-seen-discarded-liberal = discarded: Liberal
sh-seen-discarded-fascist = discarded: Fascist
sh-seen-party = { $name }: { $party }
sh-seen-peek = the next three, top first

# News.
sh-news-title = What happened
sh-news-title-elected = Elected
sh-news-title-failed = Not elected
sh-news-title-enacted = A policy is enacted
sh-news-stood = { $president } as President, { $nominee } as Chancellor
sh-news-by = by President { $president } and Chancellor { $chancellor }
sh-news-by-chaos = Turned up from the pile, by no government
sh-news-enacted-liberal = Liberal policy { $number } of 5 is enacted
sh-news-enacted-fascist = Fascist policy { $number } of 6 is enacted
sh-news-chaos-liberal = Chaos: Liberal policy { $number } of 5 is enacted
sh-news-chaos-fascist = Chaos: Fascist policy { $number } of 6 is enacted
sh-news-cleared = { $name } is not Hitler.
sh-news-veto = { $name } proposes a veto.
sh-news-veto-refused = { $name } refuses the veto.
sh-news-veto-accepted = { $name } agrees to the veto: both policies are discarded.
sh-news-tracker = The election tracker stands at { $to } of 3.
sh-news-limits = All term limits are lifted.
sh-news-reshuffled = Reshuffled: { $count } policies, { $liberal } Liberal and { $fascist } Fascist.
sh-news-zone = From now on Hitler wins when elected Chancellor.
sh-news-veto-unlocked = From the next session on a veto can be proposed.
sh-news-power = { $name } has a power: { $power }.
sh-news-power-lost = Power lost to chaos: { $power }.
sh-news-investigated = { $president } investigates { $name }.
sh-news-peeked = { $president } looks at the next three policies.
sh-news-called = { $president } calls { $name } to a special election.
sh-news-executed = { $president } executes { $name }, who was not Hitler.
sh-news-executed-hitler = { $president } executes { $name }, who was Hitler.

# Claims.
sh-claim-button = Claim
sh-claim-title = A claim for the record
sh-claim-note = True or not: it stands under Claims, where everybody reads it.
sh-claim-who = Who speaks
sh-claim-about = About what
sh-claim-president = As President, election { $election }
sh-claim-chancellor = As Chancellor, election { $election }
sh-claim-party = The party of { $name }
sh-claim-peek = The peek
sh-claim-drew = Drawn
sh-claim-passed = Handed over
sh-claim-got = Received
sh-claim-no-word = no word about it
sh-claim-party-is = { $name } is
sh-claim-is-liberal = Liberal
sh-claim-is-fascist = Fascist
sh-claim-say = Put on record
sh-claim-made = The claim of { $name } is on record.
sh-look-button = Look at my card
sh-look-whose = Whose card?
