package server

import (
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"finds/schema"
)

// nameRules puts the broken rule before each of Huma's messages, as schema.ParseRule
// reads it, since Huma passes on text alone.
func nameRules() {
	for rule, messages := range map[schema.Rule][]*string{
		schema.RuleRequired: {&validation.MsgExpectedRequiredProperty},
		schema.RuleUnknown:  {&validation.MsgUnexpectedProperty},
		schema.RuleType: {&validation.MsgExpectedBoolean, &validation.MsgExpectedNumber, &validation.MsgExpectedInteger, &validation.MsgExpectedString,
			&validation.MsgExpectedArray, &validation.MsgExpectedObject, &validation.MsgExpectedBase64String},
		schema.RuleEnum:    {&validation.MsgExpectedOneOf, &validation.MsgExpectedConst},
		schema.RulePattern: {&validation.MsgExpectedBePattern, &validation.MsgExpectedMatchPattern, &validation.MsgExpectedRFC3339DateTime, &validation.MsgExpectedRFC3986URI},
	} {
		for _, m := range messages {
			*m = string(rule) + ": " + *m
		}
	}
	// Both verbs take the limit, the only argument.
	for rule, m := range map[schema.Rule]*string{
		schema.RuleMin:       &validation.MsgExpectedMinimumNumber,
		schema.RuleOver:      &validation.MsgExpectedExclusiveMinimumNumber,
		schema.RuleMax:       &validation.MsgExpectedMaximumNumber,
		schema.RuleMinLength: &validation.MsgExpectedMinLength,
		schema.RuleMaxLength: &validation.MsgExpectedMaxLength,
		schema.RuleMinItems:  &validation.MsgExpectedMinItems,
		schema.RuleMaxItems:  &validation.MsgExpectedMaxItems,
	} {
		*m = string(rule) + " %[1]v: " + strings.NewReplacer("%v", "%[1]v", "%d", "%[1]v").Replace(*m)
	}
}

// brokenField returns the field and the rule of an error of Huma. It replaces messages
// of the JSON decoder, which name types of Go and quote the value.
func brokenField(d *huma.ErrorDetail) schema.Field {
	message := d.Message
	if strings.Contains(message, "json: ") || strings.Contains(message, "unmarshal") {
		return schema.Field{Location: d.Location, Rule: schema.RuleType, Message: "expected a value of the type that the documentation says"}
	}
	if ours, found := strings.CutPrefix(message, "invalid value: "); found {
		return schema.ParseRule(d.Location, ours)
	}
	// Some of Huma's messages about parameters are not variables.
	if strings.HasPrefix(message, "required ") {
		return schema.Field{Location: d.Location, Rule: schema.RuleRequired, Message: "expected this parameter"}
	}
	if kind, found := strings.CutPrefix(message, "invalid "); found {
		return schema.Field{Location: d.Location, Rule: schema.RuleType, Message: "expected " + kind}
	}
	return schema.ParseRule(d.Location, message)
}
