# “Look and sound”: how the page looks and sounds in this browser.
look-sounds = Sounds during a game
look-vibration = Vibrate on my turn, and on challenges and disputes
look-notifications = Notify me when a game needs me and this page isn’t in view
look-notifications-refused = Notifications are blocked in your browser’s settings.
look-remembered = Only this browser remembers these choices.

look-appearance = Appearance
look-colours = Colours
look-tiles = Tiles
look-board = Board
look-motion = Motion

look-like-system = Same as device
look-light = Light
look-dark = Dark
look-high-contrast = High contrast
look-standard = Standard
look-safe = Colour-blind safe
look-ivory = Ivory
look-wood = Wood
look-porcelain = Porcelain
look-paper = Paper
look-felt = Felt
look-newspaper = Newspaper
look-less-motion = Less motion
