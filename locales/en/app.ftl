# The shell and what every screen shares.
skip-to-content = Skip to the content
close = Close
cancel = Cancel
to-home = Kabinett, to the start page

title-page = { $page } · Kabinett
title-setup = New game
title-table = Game
title-link = Opened link
title-rules = Rules
title-unknown = Page not found

update-ready = A new version is ready.
update-apply = Use it now
update-later = Later

storage-banner = This game is not saved: { $reason }
storage-export = Save as a file

credit-line = Secret Hitler was designed by Mike Boxleiter, Tommy Maranges and Mac Schubert
credit-licence = licensed CC BY-NC-SA 4.0
credit-fan = Unofficial fan adaptation, changed for screens and links, free of charge, not affiliated with the designers nor endorsed by them.
credit-more = Credits
