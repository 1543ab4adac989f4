package demo

import (
	"math/rand/v2"
	"strings"
)

// The words of the demo world. Every text is put together from them, so that
// the search has something to find.

var (
	streetHeads = list20("Old New North South East West Upper Lower Royal Little Great Market Mill Station River Garden Harbour Castle Church Museum")
	streetTails = list20("Bridge Square Park Lane Steps Arcade Fountain Quay Yard Gate Tower Passage Library Wall Courtyard Theatre Cemetery Hill Corner Terrace")
	spotHeads   = list20("Quiet Hidden Windy Mossy Stony Sunny Lonely Crooked Broad Narrow Silver Black White Red Golden Foggy Hollow Twin Long Steep")
	spotTails   = list20("Spring Ridge Meadow Ford Clearing Cave Viewpoint Pond Hollow Cairn Chapel Waterfall Boulder Marsh Dune Orchard Barn Pass Grove Shore")

	villageHeads = list20("Alder Ash Birch Bram Cold Dun Elm Fair Green Hazel Kings Lang Marsh Nether Oak Rook Stone Thorn Wal Whit")
	villageTails = list20("bourne bridge bury by combe dale field ford ham hurst ley mere stead thorpe ton well wick wood worth leigh")

	firstNames = strings.Fields("ada ali amir ana anders anil anna aya ben bianca bo carla chen chloe clara dana diego dina elif emil emma " +
		"enzo eva farah felix fiona gita greta hana hugo ida ines ivan jana jonas juan jun kaito karin kofi lars lea leo lina luca lucia " +
		"mai maja malik marco maria mei mia mila nadia nils nina noah nora olga omar otto paula pedro petra priya rafael rosa ruth sami " +
		"sara selma sofia sven tara theo tom uma vera viktor wanda yara yuki yusuf zoe")
	secondNames = strings.Fields("archer baker brook carver cloud ember field finch fisher fox frost grove hare harper hawk heron hill " +
		"hunter jay lake lark marsh mason meadow miller moss north oak otter owl pike pine quill raven reed ridge river robin rowan sky " +
		"snow sparrow stone swan swift thorn vale walker weaver west willow winter wolf wren")

	adjectives = strings.Fields("Old Tiny Forgotten Painted Rusty Carved Blue Crooked Broken Golden Hidden Mossy Weathered Strange Lovely " +
		"Faded Huge Lonely Bright Curious Ancient Green Silent Restored")
	wheres = split("under the bridge|by the river|behind the church|in the courtyard|above the door|at the corner|near the fountain|" +
		"on the north wall|beside the path|along the canal|next to the station|in the old town|below the castle|on the roof|" +
		"between two houses|at the end of the lane|across from the market|in the passage")
	openings = split("Seen on a walk before breakfast.|You have to look up to notice it.|A neighbour told me the story behind it.|" +
		"I came back three times to find it.|It was raining, and we had it all to ourselves.|The children spotted it first.|" +
		"Nobody around seemed to know who made it.|Worth the climb, even in summer.|Easy to miss when the market is on.|" +
		"It has been here for more than a century.|Best in the late afternoon, when the sun comes around.|Found by chance after a wrong turn.")
	details = split("Third stone from the stairs.|Ask at the bakery if the gate is closed.|Bring a torch, it is dark inside.|" +
		"The date underneath reads 1897.|There is a second one a few steps further.|Mind the wet steps.|" +
		"The colours are still surprisingly fresh.|Part of it was restored last spring.|It leans a little more every year.|" +
		"A small plate explains the rest.|Locals leave flowers here in May.|The bench opposite is a good place for a rest.|" +
		"You can hear the water from here.|Open on most days, and free.")
	remarks = split("Lovely! Is it still there?|I walked past this for years and never saw it.|Thank you, we went there today.|" +
		"Great light in this one.|The gate was closed on Sunday, sadly.|My grandmother used to live around the corner.|" +
		"Found it, but it took us an hour.|Is it hard to reach with a pram?|What a detail, well spotted.|It has been repainted since.|" +
		"Still there this morning.|I think there is a second one across the street.|Adding this to my list.|Now I have to go back.")
)

// category is a category with the words for its finds.
type category struct {
	name  string
	nouns []string
}

var categories = []category{
	{"art", split("mural|stencil|mosaic|paste-up|painted shutter|graffiti|tile portrait|yarn bombing")},
	{"architecture", split("doorway|staircase|balcony|gable|spire|brick facade|stained glass window|iron gate|sundial")},
	{"nature", split("chestnut tree|orchid|heron nest|beehive|fern gully|wild garlic|mushroom ring|kingfisher perch")},
	{"nature", split("fossil|basalt column|quartz vein|fault line|glacial boulder|ammonite|sandstone arch|garnet")},
	{"food", split("bakery|noodle stall|cheese shop|coffee cart|dumpling window|ice cream parlour|olive press|tea house")},
	{"history", split("milestone|city wall|memorial plaque|Roman inscription|coat of arms|air raid shelter|boundary stone|old cannon")},
	{"viewpoint", split("lookout|rooftop|panorama|skyline view|sunset bench|bell tower view|valley view|harbour view")},
	{"curiosity", split("ghost sign|gnome|lion knocker|leaning lamp post|talking statue|crooked house|tiny museum|stone face")},
	{"culture", split("buskers' corner|jazz cellar|street piano|carillon|bandstand|record shop|singing fountain|organ")},
	{"water", split("spring|drinking fountain|waterwheel|swimming spot|lock gate|well|cascade|rain gauge")},
	{"culture", split("book box|antiquarian bookshop|reading room|poem on the wall|library garden|comic shop|printing press|writer's house")},
	{"transport", split("tram shelter|funicular|old locomotive|ferry landing|signal box|bicycle bridge|cable car|level crossing")}, // counts as other
	{"cafe", split("corner café|roastery|terrace café|pastry shop|reading café|garden café|tea room|kiosk")},
	{"shop", split("button shop|hat maker|flea market|bookbinder|spice shop|clockmaker|toy shop|flower stall")},
	{"play", split("playground|tree house|maze|giant swing|slide tower|sand pit|boules court|puppet stage")},
	{"sport", split("climbing wall|ice rink|rowing club|skate bowl|running track|table tennis table|surf wave|toboggan run")},
	{"stay", split("mountain hut|shepherd's hut|guest house|campsite|night train|houseboat|lighthouse room|hammock grove")},
}

func split(s string) []string { return strings.Split(s, "|") }

// list20 is twenty words, which makes names that come in pairs countable.
func list20(s string) []string {
	list := strings.Fields(s)
	if len(list) != 20 {
		panic("the lists of names have twenty words each: " + s)
	}
	return list
}

// findTexts writes the texts of a find. One in six has no description, one in
// twenty no category.
func findTexts(rnd *rand.Rand) (title string, description, name *string) {
	c := categories[skew(rnd, len(categories))]
	noun := pick(rnd, c.nouns)
	switch rnd.IntN(3) {
	case 0:
		title = pick(rnd, adjectives) + " " + noun
	case 1:
		title = strings.ToUpper(noun[:1]) + noun[1:] + " " + pick(rnd, wheres)
	default:
		title = pick(rnd, adjectives) + " " + noun + " " + pick(rnd, wheres)
	}
	if rnd.IntN(6) > 0 {
		d := pick(rnd, openings)
		if rnd.IntN(2) == 0 {
			d += " " + pick(rnd, details)
		}
		description = &d
	}
	if rnd.IntN(20) > 0 {
		name = &c.name
	}
	return title, description, name
}
