package schema

import (
	"slices"
	"strconv"
	"strings"
)

// Rule identifies the rule that a field breaks. Rules are part of the API: clients
// choose their texts by them, so they stay when a message changes.
type Rule string

// The rules of fields. Where a rule has a limit, it is that of Field.Limit.
const (
	RuleRequired  Rule = "required"   // the field is missing
	RuleUnknown   Rule = "unknown"    // the service does not know the field
	RuleType      Rule = "type"       // a value of another type is expected
	RuleEnum      Rule = "enum"       // one of a few values is expected
	RulePattern   Rule = "pattern"    // a text of another format is expected
	RuleMin       Rule = "min"        // a number of at least the limit
	RuleOver      Rule = "over"       // a number over the limit
	RuleMax       Rule = "max"        // a number of at most the limit
	RuleMinLength Rule = "min_length" // at least the limit, in characters
	RuleMaxLength Rule = "max_length" // at most the limit, in characters
	RuleMinItems  Rule = "min_items"  // at least the limit, in items
	RuleMaxItems  Rule = "max_items"  // at most the limit, in items
	RuleOnce      Rule = "once"       // the parameter is given more than once
	RuleText      Rule = "text"       // valid UTF-8 without NUL is expected
	RuleTogether  Rule = "together"   // another parameter is missing, or does not go with this one
	RuleBox       Rule = "box"        // west,south,east,north in degrees
	RuleCursor    Rule = "cursor"     // the cursor of this same list

	RuleCommonPassword Rule = "common_password" // one of the most common passwords
	RuleGuessable      Rule = "guessable"       // too short without the username, the service and repetitions

	RuleLocation Rule = "location"   // the id of a location
	RuleUpload   Rule = "upload"     // an upload of one's own that no find has taken
	RuleComment  Rule = "comment"    // the id of a comment on this find
	RuleClientID Rule = "client_id"  // a UUIDv7 of the last 60 days
	RuleMedia    Rule = "media"      // a medium of this find
	RuleListed   Rule = "listed"     // a find of this list
	RuleSomebody Rule = "other_user" // somebody else's id

	RuleDamagedPicture    Rule = "damaged_picture"
	RuleIncompletePicture Rule = "incomplete_picture"
	RuleTooManyScans      Rule = "too_many_scans" // in a progressive JPEG
	RuleDamagedVideo      Rule = "damaged_video"
	RuleNoPictures        Rule = "no_pictures" // in a video
	RuleEncryptedVideo    Rule = "encrypted_video"
	RuleUnplayable        Rule = "unplayable_video" // in browsers

	RuleAccent Rule = "accent_too_light" // a colour on which white text has a contrast of less than 4.5 to 1

	RulePushEndpoint Rule = "push_endpoint" // an https URL of a push service that is allowed
	RulePushKey      Rule = "push_key"
	RuleRedirect     Rule = "redirect"  // one of the URIs that are configured
	RuleChallenge    Rule = "challenge" // the S256 of a verifier (RFC 7636)

	RuleTimeZone Rule = "time_zone" // a name of the IANA database

	// RuleOther is a rule that has no name of its own.
	RuleOther Rule = "other"
)

// Rules returns every rule of the API.
func Rules() []Rule {
	return slices.Clone(rules)
}

var rules = []Rule{
	RuleRequired, RuleUnknown, RuleType, RuleEnum, RulePattern, RuleMin, RuleOver, RuleMax, RuleMinLength, RuleMaxLength, RuleMinItems, RuleMaxItems,
	RuleOnce, RuleText, RuleTogether, RuleBox, RuleCursor, RuleCommonPassword, RuleGuessable, RuleLocation, RuleUpload, RuleComment, RuleClientID, RuleMedia, RuleListed, RuleSomebody,
	RuleDamagedPicture, RuleIncompletePicture, RuleTooManyScans, RuleDamagedVideo, RuleNoPictures, RuleEncryptedVideo, RuleUnplayable, RuleAccent, RulePushEndpoint, RulePushKey, RuleRedirect, RuleChallenge, RuleTimeZone, RuleOther,
}

// Field is one invalid field of a request: its location (`body.title`, `query.lat`)
// and the rule that it breaks. It never contains the refused value.
type Field struct {
	Location string   `json:"location" doc:"Location of the invalid value" example:"body.title"`
	Rule     Rule     `json:"rule" doc:"Violated rule, for programs" example:"max_length"`
	Limit    *float64 `json:"limit,omitempty" doc:"Limit of the rule, if it has one" example:"100"`
	Message  string   `json:"message" doc:"Violated rule, for people" example:"expected length <= 100"`
}

// Broken is a field that breaks a rule with a limit.
func Broken(location string, rule Rule, limit float64, message string) Field {
	return Field{location, rule, &limit, message}
}

// ruleError is a broken rule whose field is not known yet. Its text is
// `rule: message` or `rule limit: message`, as ParseRule reads it, since the
// framework that knows the field passes texts on, and no values.
type ruleError string

// Error implements error.
func (e ruleError) Error() string { return string(e) }

func breaks(rule Rule, message string) error { return ruleError(string(rule) + ": " + message) }

func exceeds(rule Rule, limit float64, message string) error {
	return ruleError(string(rule) + " " + text(limit) + ": " + message)
}

// ParseRule returns the field at a location that breaks the rule of a text of the
// form `rule: message` or `rule limit: message`, or RuleOther with the whole text
// where that has another form.
func ParseRule(location, s string) Field {
	head, message, found := strings.Cut(s, ": ")
	name, limit, limited := strings.Cut(head, " ")
	if !found || !slices.Contains(rules, Rule(name)) {
		return Field{Location: location, Rule: RuleOther, Message: s}
	}
	f := Field{Location: location, Rule: Rule(name), Message: message}
	if v, err := strconv.ParseFloat(limit, 64); limited && err == nil {
		f.Limit = &v
	}
	return f
}
