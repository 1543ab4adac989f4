package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/store/sqldb"
)

// This file is the only place that knows the statuses of refusals.

// statusInfo is how a kind of refusal is answered.
type statusInfo struct {
	status int
	code   string
	when   string // for the documentation
}

var statuses = map[schema.Kind]statusInfo{
	schema.Malformed:          {400, "malformed", "the body is not JSON, or the request line or a header cannot be read"},
	schema.Unauthenticated:    {401, "unauthenticated", "the token is missing, unknown or expired"},
	schema.Forbidden:          {403, "forbidden", "the caller is not allowed to do this"},
	schema.NotFound:           {404, "not_found", "the resource does not exist, or the caller may not see it"},
	schema.MethodNotAllowed:   {405, "method_not_allowed", "the path does not support the method; Allow lists those that it supports"},
	schema.Conflict:           {409, "conflict", "the resource exists already, or its state does not allow the action"},
	schema.PreconditionFailed: {412, "precondition_failed", "the resource has changed since the version that If-Match names, or what is to be created with If-None-Match exists already"},
	schema.TooLarge:           {413, "too_large", "the body or a file is too large, or the user has reached the limit of storage or of finds; limit has the value"},
	schema.UnsupportedMedia:   {415, "unsupported_media", "the content type, or the format of a file, is not supported"},
	schema.NoSuchRange:        {416, "no_such_range", "the file is shorter than the requested range; Content-Range has its length"},
	schema.Invalid:            {422, "invalid", "the request is well-formed, but fields are invalid, and errors lists all of them, or no place can be read from a text; reason says which"},
	schema.RateLimited:        {429, "rate_limited", "too many requests, sign-ins or friend requests, or too many uploads, searches or requests at the same time; Retry-After says when to try again"},
	schema.Internal:           {500, "internal", "an error on the server, whose log has the details under the request id"},
	schema.NotImplemented:     {501, "not_implemented", "the service does not know the method"},
	schema.Unavailable:        {503, "unavailable", "the service is busy, too slow or shutting down, a feature is not configured, or the database or the storage is unavailable; reason says which"},
}

// byStatus returns the statusInfo of a status that Huma chose.
func byStatus(status int) statusInfo {
	for _, i := range statuses {
		if i.status == status {
			return i
		}
	}
	if status == http.StatusRequestTimeout {
		return statuses[schema.Malformed]
	}
	return statuses[schema.Internal]
}

// problem is the body of every error, RFC 9457.
type problem struct {
	Type    string         `json:"type" doc:"URL that describes the code" format:"uri-reference" example:"/api/docs#not_found"`
	Title   string         `json:"title" example:"Not Found"`
	Status  int            `json:"status" example:"404"`
	Detail  string         `json:"detail" doc:"Description for people" example:"this does not exist, or you may not see it"`
	Code    string         `json:"code" doc:"Code for programs, one for each status" example:"not_found"`
	Reason  string         `json:"reason" doc:"Reason for programs: more specific than the code, and as stable; /api/docs lists all" example:"not_found"`
	Limit   int64          `json:"limit,omitzero" doc:"Limit that was exceeded, if there is one: in bytes; for too_wide and too_many_pixels in pixels, for body_too_deep in levels, for too_many_finds in finds" example:"1048576"`
	Errors  []schema.Field `json:"errors,omitempty" doc:"All invalid fields, if the code is invalid"`
	Request string         `json:"requestId,omitzero" doc:"Id of the request, as in X-Request-Id and in the log of the service; only with statuses of 500 and above" example:"5f0c6a1b2c3d4e5f"`
	Note    string         `json:"note,omitzero" doc:"What an administrator wrote, if the account is suspended" example:"Advertisements in comments"`
	Until   *schema.Time   `json:"until,omitzero" doc:"When the suspension ends by itself, if it does"`
	Line    int            `json:"line,omitzero" doc:"Line of the file at which a damaged import cannot be read, from 1" example:"7"`
	Column  int            `json:"column,omitzero" doc:"Column of the line, from 1" example:"12"`
}

// Error implements error.
func (p *problem) Error() string { return p.Detail }

// GetStatus implements huma.StatusError.
func (p *problem) GetStatus() int { return p.Status }

// ContentType implements huma.ContentTypeFilter.
func (p *problem) ContentType(string) string { return "application/problem+json" }

func (i statusInfo) problem(e *schema.Error) *problem {
	return &problem{"/api/docs#" + i.code, http.StatusText(i.status), i.status, e.Message, i.code, e.Reason, e.Limit, e.Fields, "", e.Note, e.Until, e.Line, e.Column}
}

// of adds the id of the request to the faults of the service, which are in the log. Other
// refusals have the same bytes for every request, so that they tell nothing else.
func (p *problem) of(ctx context.Context) *problem {
	if p.Status >= http.StatusInternalServerError {
		p.Request = infoOf(ctx).id
	}
	return p
}

// refuse returns the problem that answers an error and sets its headers. An error
// that is not a schema.Error goes to the log, and the answer does not quote it.
func refuse(ctx context.Context, set func(name, value string), err error) *problem {
	var e *schema.Error
	var over *http.MaxBytesError
	switch {
	case errors.As(err, &e):
		if errors.As(err, new(*media.Refused)) {
			infoOf(ctx).err = err
		}
	case errors.As(err, new(*bucket.S3Error)):
		e = schema.ErrNoStorage
		infoOf(ctx).err = err
	case errors.Is(err, context.DeadlineExceeded):
		e = schema.ErrBusy
		infoOf(ctx).err = err
	case errors.Is(err, context.Canceled):
		e = schema.ErrBusy
	case errors.As(err, &over):
		e = schema.ErrBodyTooLarge.Over(over.Limit)
	case sqldb.Full(err), errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		e = schema.ErrDiskFull
		infoOf(ctx).err = err
	case sqldb.Unreachable(err), errors.Is(err, syscall.EROFS):
		e = schema.ErrNoStorage
		infoOf(ctx).err = err
	default:
		e = schema.ErrInternal
		infoOf(ctx).err = err
	}
	infoOf(ctx).lasting = unconfigured(e) || e.Kind == schema.NotImplemented
	if e.Kind == schema.Unauthenticated {
		set("WWW-Authenticate", "Bearer")
	}
	for _, a := range acceptable {
		if e.Is(a.refusal) {
			set(a.header, a.value)
		}
	}
	if e.RetryAfter > 0 || (e.Kind == schema.Unavailable || e.Kind == schema.RateLimited) && !unconfigured(e) {
		set("Retry-After", strconv.Itoa(int(math.Ceil(max(e.RetryAfter, time.Second).Seconds()))))
	}
	return statuses[e.Kind].problem(e).of(ctx)
}

// acceptable are the headers that say what a request may have instead (RFC 9110 section 15.5.16).
var acceptable = []struct {
	refusal       *schema.Error
	header, value string
}{
	{schema.ErrNotJSON, "Accept", "application/json"},
	{schema.ErrNotMultipart, "Accept", "multipart/form-data"},
	{schema.ErrEncoded, "Accept-Encoding", "identity"},
}

// unconfigured reports whether a refusal lasts until the configuration changes, so
// that a retry is of no use.
func unconfigured(e *schema.Error) bool {
	return e.Is(schema.ErrNoPush) || e.Is(schema.ErrNoProvider) || e.Is(schema.ErrNoPasskeys) || e.Is(schema.ErrNoPlaces)
}

// fail answers a request that never came to a Huma operation, or is not one.
func fail(w http.ResponseWriter, r *http.Request, err error) {
	write(w, r, refuse(r.Context(), w.Header().Set, err))
}

// failContent answers a file that respond.Content cannot send.
func failContent(w http.ResponseWriter, r *http.Request, status int) {
	switch status {
	case http.StatusRequestedRangeNotSatisfiable:
		fail(w, r, schema.ErrRange)
	case http.StatusPreconditionFailed:
		fail(w, r, schema.ErrFileChanged)
	default:
		fail(w, r, fmt.Errorf("send a file: status %d", status))
	}
}

// write sends a problem.
func write(w http.ResponseWriter, r *http.Request, p *problem) {
	h := w.Header()
	h.Set("Content-Type", "application/problem+json")
	h.Set("Cache-Control", "private, no-cache")
	h.Del("Content-Length")
	h.Del("ETag")
	w.WriteHeader(p.Status)
	if r.Method != http.MethodHead {
		json.NewEncoder(w).Encode(p)
	}
}

// init replaces Huma's constructors of errors, which are variables of that package,
// by our own. Huma calls the first also with the error that a handler returned.
func init() {
	nameRules()
	huma.ValidateStrictCasing = true // a member "Title" is as unknown as any other
	huma.NewErrorWithContext = func(c huma.Context, status int, message string, errs ...error) huma.StatusError {
		if status == http.StatusInternalServerError && len(errs) == 1 {
			return refuse(c.Context(), c.SetHeader, errs[0])
		}
		if status == http.StatusInternalServerError {
			return refuse(c.Context(), c.SetHeader, errors.New(message))
		}
		return humaProblem(status, message, errs).of(c.Context())
	}
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		return humaProblem(status, message, errs)
	}
}

// humaProblem reports the errors that Huma found in a request, without the values.
func humaProblem(status int, message string, errs []error) *problem {
	i := byStatus(status)
	var fields []schema.Field
	for _, err := range errs {
		var d *huma.ErrorDetail
		var e *schema.Error
		switch {
		case errors.As(err, &d):
			fields = append(fields, brokenField(d))
		case errors.As(err, &e): // of a Resolve
			fields = append(fields, e.Fields...)
		}
	}
	switch i.status {
	case http.StatusUnprocessableEntity:
		return i.problem(schema.ErrInvalid(fields...))
	case http.StatusRequestEntityTooLarge:
		return i.problem(schema.ErrBodyTooLarge.Over(schema.BodyMax))
	case http.StatusUnsupportedMediaType:
		return i.problem(schema.ErrNotJSON)
	case http.StatusInternalServerError:
		return i.problem(schema.ErrInternal)
	}
	e := *schema.ErrBadRequest
	e.Message = message
	return i.problem(&e)
}

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
		return schema.Field{Location: d.Location, Rule: schema.RuleType, Message: "expected a value of the documented type"}
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
