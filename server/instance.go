package server

import (
	"context"
	"slices"

	"finds/schema"
	"finds/store"
)

// diskLow is the number of free bytes of the disk below which administrators are warned.
const diskLow = 2 << 30

// registration returns who may make an account now.
func (s *Server) registration(ctx context.Context) (Registration, error) {
	if slices.Contains(s.Fixed, schema.SettingRegistration) {
		return s.Registration, nil
	}
	v, err := s.Store.Settings(ctx)
	if err != nil || v.Registration == "" {
		return s.Registration, err
	}
	return Registration(v.Registration), nil
}

var getInstance = forAdmins(operation{
	pattern:     "GET /api/admin/instance",
	summary:     "Get the settings of the instance",
	description: "What administrators can set. Anyone can read the name, description, rules and contact in `GET /api/config`.",
}, (*Server).getInstance)

func (s *Server) getInstance(ctx context.Context, _ *struct{}) (*bodyOf[schema.Instance], error) {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return nil, err
	}
	return s.instance(ctx, v)
}

// instance returns settings as they apply: flags take precedence.
func (s *Server) instance(ctx context.Context, v store.Settings) (*bodyOf[schema.Instance], error) {
	mode, err := s.registration(ctx)
	if err != nil {
		return nil, err
	}
	limit, err := s.Store.MediaLimit(ctx)
	return &bodyOf[schema.Instance]{schema.Instance{InstanceText: v.InstanceText, Registration: string(mode), Invites: string(s.inviters(v)), MediaLimit: limit,
		Fixed: append([]string{}, s.Fixed...)}}, err
}

type updateInstanceInput struct {
	Body struct {
		Name         *string                `json:"name,omitempty" maxLength:"50" pattern:"^[^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*$" patternDescription:"one line without control characters or direction overrides" doc:"Empty removes it" example:"Finds of the Rhine"`
		Description  *string                `json:"description,omitempty" maxLength:"500" pattern:"^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$" patternDescription:"text without control characters" doc:"Empty removes it" example:"For the climbing club and its friends."`
		Rules        *string                `json:"rules,omitempty" maxLength:"5000" pattern:"^[^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*$" patternDescription:"text without control characters" doc:"Empty removes them" example:"Only publish your own photos."`
		Contact      *string                `json:"contact,omitempty" maxLength:"200" pattern:"^[^\\x00-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*$" patternDescription:"one line without control characters or direction overrides" doc:"Empty removes it" example:"kim@example.org"`
		Registration *string                `json:"registration,omitempty" enum:"open,invite,closed" example:"invite"`
		Invites      *string                `json:"invites,omitempty" enum:"members,admins,off" doc:"Who may create invites" example:"members"`
		MediaLimit   schema.Optional[int64] `json:"mediaLimit,omitempty" minimum:"0" maximum:"1125899906842624" doc:"In bytes; 0 is none, null the limit of the service"`
	}
}

var updateInstance = forAdmins(operation{
	pattern: "PATCH /api/admin/instance",
	summary: "Change the settings of the instance",
	description: "Members that are left out do not change. Other processes on the same database follow within a second. What a flag or an " +
		"environment variable sets is in `fixed` and cannot be changed here.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).updateInstance)

func (s *Server) updateInstance(ctx context.Context, in *updateInstanceInput) (*bodyOf[schema.Instance], error) {
	b := in.Body
	changes := map[string]bool{schema.SettingRegistration: b.Registration != nil, schema.SettingInvites: b.Invites != nil,
		schema.SettingMediaLimit: b.MediaLimit.Set}
	for name, isChanged := range changes {
		if isChanged && slices.Contains(s.Fixed, name) {
			return nil, schema.ErrSetByFlag.At(name)
		}
	}
	v, err := s.Store.UpdateSettings(ctx, actor(ctx), store.SettingsEdit{Name: b.Name, Description: b.Description, Rules: b.Rules,
		Contact: b.Contact, Registration: b.Registration, Invites: b.Invites, MediaLimit: b.MediaLimit})
	if err != nil {
		return nil, err
	}
	return s.instance(ctx, v)
}

var getOverview = forAdmins(operation{
	pattern:     "GET /api/admin/overview",
	summary:     "Get the state of the instance",
	description: "How much is stored, what waits to be done, and what needs attention.",
	costly:      true,
}, (*Server).getOverview)

func (s *Server) getOverview(ctx context.Context, _ *struct{}) (*bodyOf[schema.Overview], error) {
	r, err := s.Store.Records(ctx)
	if err != nil {
		return nil, err
	}
	o := schema.Overview{Records: r, Version: s.Version}
	if s.DiskFree != nil {
		if free, ok := s.DiskFree(); ok {
			o.DiskFree = &free
		}
	}
	o.Problems, err = s.problems(ctx, o.DiskFree)
	return &bodyOf[schema.Overview]{o}, err
}

// problems lists what needs the attention of administrators, as far as that is cheap to find out.
func (s *Server) problems(ctx context.Context, diskFree *int64) ([]string, error) {
	mode, err := s.registration(ctx)
	if err != nil {
		return nil, err
	}
	ahead, err := s.Store.Skew(ctx)
	if err != nil {
		return nil, err
	}
	list := []string{}
	add := func(is bool, code string) {
		if is {
			list = append(list, code)
		}
	}
	add(diskFree != nil && *diskFree < diskLow, schema.ProblemDisk)
	add(ahead.Abs() > store.ClockApart, schema.ProblemClock)
	add(s.PushKey == "", schema.ProblemPush)
	add(s.BaseURL == nil, schema.ProblemBaseURL)
	add(mode == RegistrationOpen, schema.ProblemRegistration)
	return list, nil
}
