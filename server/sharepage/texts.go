package sharepage

// texts are those of the pages in each language.
var texts = map[string]map[string]string{
	"en": {
		"by": "Shared by {name}", "one": "1 find", "many": "{n} finds", "newest": "The newest {n} finds", "none": "There is nothing here at the moment.",
		"open": "Open in maps", "osm": "OpenStreetMap", "onOsm": "Show on OpenStreetMap", "area": "In an area of {km} km near {name}", "unnamed": "Somewhere in an area of {km} km",
		"locale": "en_GB", "map": "Map", "mapOf": "Map:",
		"enlarge": "Full screen", "close": "Close", "back": "Previous photo", "next": "Next photo", "play": "Video", "download": "Download", "follow": "Follow new finds",
		"invite":  "Made with {instance}. To join, ask {name} for an invite.",
		"privacy": "This page counts how often it is shown, and stores nothing about you.",
		"locked":  "This link needs a password", "hint": "Ask the person who sent you the link.", "password": "Password", "enter": "Show",
		"wrong": "This password is wrong.", "wait": "Too many attempts. Try again in a few minutes.", "busy": "The service is busy. Try again in a moment.",
		"gone": "There is nothing here", "goneHint": "The link is wrong or no longer works, or what it showed is not available at the moment. Ask the person who sent it to you.",
		"months":          "January February March April May June July August September October November December",
		"category.nature": "Nature", "category.viewpoint": "Viewpoint", "category.water": "Water", "category.food": "Food", "category.cafe": "Café",
		"category.culture": "Culture", "category.history": "History", "category.art": "Art", "category.architecture": "Architecture",
		"category.shop": "Shop", "category.play": "Playground", "category.sport": "Sport", "category.stay": "Place to stay",
		"category.curiosity": "Curiosity", "category.other": "Other",
	},
	"de": {
		"by": "Geteilt von {name}", "one": "1 Fund", "many": "{n} Funde", "newest": "Die neuesten {n} Funde", "none": "Hier gibt es gerade nichts.",
		"open": "Karten-App öffnen", "osm": "OpenStreetMap", "onOsm": "Auf OpenStreetMap zeigen", "area": "In einem Gebiet von {km} km bei {name}", "unnamed": "Irgendwo in einem Gebiet von {km} km",
		"locale": "de_DE", "map": "Karte", "mapOf": "Karte:",
		"enlarge": "Vollbild", "close": "Schließen", "back": "Voriges Foto", "next": "Nächstes Foto", "play": "Video", "download": "Herunterladen", "follow": "Neuen Funden folgen",
		"invite":  "Gemacht mit {instance}. Wenn du mitmachen willst, bitte {name} um eine Einladung.",
		"privacy": "Diese Seite zählt, wie oft sie gezeigt wird, und speichert nichts über dich.",
		"locked":  "Dieser Link braucht ein Passwort", "hint": "Frage die Person, die dir den Link geschickt hat.", "password": "Passwort", "enter": "Anzeigen",
		"wrong": "Dieses Passwort ist falsch.", "wait": "Zu viele Versuche. Versuche es in einigen Minuten wieder.", "busy": "Der Dienst ist ausgelastet. Versuche es gleich noch einmal.",
		"gone": "Hier gibt es nichts", "goneHint": "Der Link ist falsch oder gilt nicht mehr, oder das, was er zeigte, ist gerade nicht verfügbar. Frage die Person, die ihn dir geschickt hat.",
		"months":          "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
		"category.nature": "Natur", "category.viewpoint": "Aussicht", "category.water": "Wasser", "category.food": "Essen", "category.cafe": "Café",
		"category.culture": "Kultur", "category.history": "Geschichte", "category.art": "Kunst", "category.architecture": "Architektur",
		"category.shop": "Laden", "category.play": "Spielplatz", "category.sport": "Sport", "category.stay": "Unterkunft",
		"category.curiosity": "Kurioses", "category.other": "Sonstiges",
	},
}
