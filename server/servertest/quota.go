package servertest

import (
	"testing"

	"finds/server"
	"finds/store"
	"finds/store/storetest"
)

// Roomy is a service on which a user has room for so many bytes of media.
func Roomy(t *testing.T, engine string, most int64) *API {
	t.Helper()
	return Limited(t, engine, store.Options{MediaPerUser: most})
}

// Limited is a service on a store with these limits.
func Limited(t *testing.T, engine string, opt store.Options) *API {
	t.Helper()
	var s *store.Store
	opt.Database = storetest.Database(t, engine)
	a := NewAPI(t, engine, func(o *server.Options) {
		opt.Now = o.Now
		s = storetest.Open(t, engine, opt)
		o.Store = s
	})
	a.Store, a.DSN = s, opt.Database
	return a
}

// UploadOf sends one picture and returns the status.
func (u *User) UploadOf(file []byte) (Answer, bool) {
	body, kind := Form(file)
	res := u.Do("POST", "/api/media", body, "Content-Type", kind)
	return res, res.Status == 201
}

// Weight is what an upload of a file takes.
func (a *API) Weight(file []byte) (n int64) {
	a.Helper()
	a.As("weigher").Upload(file)
	if err := a.Direct().QueryRow(`SELECT bytes FROM upload`).Scan(&n); err != nil {
		a.Fatal(err)
	}
	return n
}
