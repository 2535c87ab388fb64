# What went wrong, for the player.
unknown-title = There is nothing here
unknown-text = The address names no page of this app. Your saved games are on the start page.
unknown-home = To the start page
crash-title = Something broke
crash-text = The app met a fault of its own and stopped. Every finished step is saved; reloading brings you back to it.
crash-reload = Reload
crash-export = Export saved games
crash-exported = The file with your saved games was handed to the browser.
crash-export-failed = The saved games could not be read. They are untouched; try again after reloading.

storage-absent = this browser offers no storage.
storage-blocked = this browser forbids storage here, as some do in private windows.
storage-full = there is no room left on the device.
storage-failed = the browser could not write it.
file-too-long = The file is longer than any saved game can be; it was not read.
file-not-ours = The file holds no saved games of Kabinett, or it is damaged.
file-newer = The file comes from a newer version of Kabinett.
file-refused = The browser could not make or read the file.
clipboard-copy = The browser does not let us copy. Select the text and copy it yourself.
clipboard-paste = The browser does not let us read the clipboard. Paste into the field.
share-refused = This device would not share. Copy the link instead.
