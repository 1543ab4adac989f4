package servertest

// Touch likes and comments on the find of a scene as this scene's owner.
func (s *Scene) Touch(o *Scene) {
	s.Helper()
	OK(s.Owner, 200, "PUT", "/api/finds/"+o.ID("findId")+"/like", nil)
	OK(s.Owner, 200, "POST", "/api/finds/"+o.ID("findId")+"/comments", M{"content": "by " + s.Owner.Name})
}

// Traces are texts that reveal the owner of a scene or their data.
func (s *Scene) Traces() map[string]string {
	s.Helper()
	t := s.Secrets()
	delete(t, "description")
	t["owner"], t["name"], t["own comment"] = s.Owner.ID, s.Owner.Name+`"`, `"content":"by `+s.Owner.Name+`"`
	t["unshared"] = s.ID("subscriptionId")
	return t
}
