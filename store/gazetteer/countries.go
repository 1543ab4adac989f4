package gazetteer

import (
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// countryLanguages are the languages in which the name of a country may follow that of a place, beside English.
var countryLanguages = []string{"de", "fr", "es", "it", "pt", "nl", "pl", "cs", "sv", "da", "nb", "fi", "hu", "ro", "el", "ru", "uk", "tr", "ja", "zh", "ko", "ar", "he"}

// countries are the words of the English names of countries, by the keys of their names in countryLanguages.
var countries = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	english := display.Regions(language.English)
	for _, name := range countryLanguages {
		names := display.Regions(language.MustParse(name))
		for _, r := range language.Supported.Regions() {
			if k := key(names.Name(r)); r.IsCountry() && k != "" {
				all[k] = words(english.Name(r))
			}
		}
	}
	return all
})
