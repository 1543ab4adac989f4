package store

// This file has what administrators set of an instance, and its state.

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
	"finds/store/sqldb"
)

// Settings are what administrators have set of the instance.
type Settings struct {
	schema.InstanceText
	Registration string `json:"registration,omitempty"` // "" if it is not set
	Invites      string `json:"invites,omitempty"`      // the same
	MediaLimit   *int64 `json:"mediaLimit,omitempty"`   // nil if it is not set
}

// SettingsEdit is a change of the settings; what is not set stays as it is.
type SettingsEdit struct {
	Name, Description, Rules, Contact, StartView, Accent, Registration, Invites *string
	Picture                                                                     *string                // of SetIcons
	Categories                                                                  []schema.Category      // empty, and not nil, restores those of the client
	MediaLimit                                                                  schema.Optional[int64] // null removes it
}

// settingsLife is for how long a process uses settings before it reads them again.
const settingsLife = time.Second

// settings are those that this process read last. Its lock is held while they are read or
// changed.
type settings struct {
	sync.Mutex
	last atomic.Pointer[settingsRead]
}

type settingsRead struct {
	Settings
	at time.Time
}

// Settings returns the settings as they were at most a second ago.
func (s *Store) Settings(ctx context.Context) (Settings, error) {
	last := s.settings.last.Load()
	switch {
	case last == nil:
		s.settings.Lock()
	case s.isFresh(last) || !s.settings.TryLock(): // another request reads them now
		return last.Settings, nil
	}
	defer s.settings.Unlock()
	if last = s.settings.last.Load(); last != nil && s.isFresh(last) {
		return last.Settings, nil
	}
	now := s.opt.Now()
	var text string
	if _, err := exists(s.db.Get(ctx, &text, settingsQuery)); err != nil {
		return Settings{}, fmt.Errorf("read the settings: %w", err)
	}
	v, err := parseSettings(text)
	if err == nil {
		s.settings.last.Store(&settingsRead{v, now})
	}
	return v, err
}

func (s *Store) isFresh(r *settingsRead) bool {
	age := s.opt.Now().Sub(r.at)
	return age >= 0 && age < settingsLife
}

const settingsQuery = `SELECT value FROM setting WHERE name = 'administered'`

func parseSettings(text string) (v Settings, err error) {
	if text != "" {
		if err = json.Unmarshal([]byte(text), &v); err != nil {
			err = fmt.Errorf("read the settings: %w", err)
		}
	}
	return v, err
}

// UpdateSettings changes the settings, in this process at once.
func (s *Store) UpdateSettings(ctx context.Context, by Actor, e SettingsEdit) (v Settings, err error) {
	s.settings.Lock()
	defer s.settings.Unlock()
	err = s.tx(ctx, func(t *tx) error {
		v, err = t.updateSettings(by, e)
		return err
	})
	if err != nil {
		return v, fmt.Errorf("change the settings: %w", err)
	}
	s.settings.last.Store(&settingsRead{v, s.opt.Now()})
	return v, nil
}

func (t *tx) updateSettings(by Actor, e SettingsEdit) (v Settings, err error) {
	if err := t.Lock("administration"); err != nil {
		return v, err
	}
	if err := t.mayAct(by); err != nil {
		return v, err
	}
	var text string
	if _, err := exists(t.Get(&text, settingsQuery)); err != nil {
		return v, err
	}
	if v, err = parseSettings(text); err != nil {
		return v, err
	}
	names := e.apply(&v)
	if len(names) == 0 {
		return v, nil
	}
	b, err := json.Marshal(v)
	if err != nil {
		return v, err
	}
	if err := t.setSetting("administered", string(b)); err != nil {
		return v, err
	}
	return v, t.note(by, "instance_changed", "", "", strings.Join(names, ", "))
}

// apply changes settings and returns the names of those that are other ones now.
func (e SettingsEdit) apply(v *Settings) (names []string) {
	for _, x := range []struct {
		name string
		from *string
		to   *string
	}{
		{"name", e.Name, &v.Name},
		{"description", e.Description, &v.Description},
		{"rules", e.Rules, &v.Rules},
		{"contact", e.Contact, &v.Contact},
		{"startView", e.StartView, &v.StartView},
		{"accent", e.Accent, &v.Accent},
		{"picture", e.Picture, &v.Picture},
		{schema.SettingRegistration, e.Registration, &v.Registration},
		{schema.SettingInvites, e.Invites, &v.Invites},
	} {
		if x.from != nil && *x.from != *x.to {
			*x.to = *x.from
			names = append(names, x.name)
		}
	}
	if e.Categories != nil && !slices.Equal(e.Categories, v.Categories) {
		v.Categories = e.Categories
		names = append(names, "categories")
	}
	if !e.MediaLimit.Set {
		return names
	}
	v.MediaLimit = nil
	if !e.MediaLimit.Null {
		v.MediaLimit = &e.MediaLimit.Value
	}
	return append(names, schema.SettingMediaLimit)
}

// iconsSetting is the name of the setting with the files of the picture of the instance. They are in the database, since
// they are few and small, and then are wherever the settings are: in backups, copies and other processes.
const iconsSetting = "icons"

// SetIcons replaces the picture of the instance by the files of a new one, at a path; with "", it has none.
func (s *Store) SetIcons(ctx context.Context, by Actor, path string, files map[string][]byte) (v Settings, err error) {
	s.settings.Lock()
	defer s.settings.Unlock()
	err = s.tx(ctx, func(t *tx) error {
		text, err := json.Marshal(files)
		if err != nil {
			return err
		}
		if v, err = t.updateSettings(by, SettingsEdit{Picture: &path}); err != nil {
			return err
		}
		return t.setSetting(iconsSetting, string(text))
	})
	if err != nil {
		return v, fmt.Errorf("change the picture: %w", err)
	}
	s.settings.last.Store(&settingsRead{v, s.opt.Now()})
	return v, nil
}

// Icons returns the files of the picture of the instance by their names, and its path.
func (s *Store) Icons(ctx context.Context) (path string, files map[string][]byte, err error) {
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		var settings, text string
		if _, err := exists(s.db.Get(ctx, &settings, settingsQuery)); err != nil {
			return err
		}
		v, err := parseSettings(settings)
		if err != nil || v.Picture == "" {
			return err
		}
		path = v.Picture
		if err := s.db.Get(ctx, &text, `SELECT value FROM setting WHERE name = '`+iconsSetting+`'`); err != nil {
			return err
		}
		return json.Unmarshal([]byte(text), &files)
	})
	if err != nil {
		return "", nil, fmt.Errorf("read the picture: %w", err)
	}
	return path, files, nil
}

// setSetting writes a setting, in place of what it was.
func (t *tx) setSetting(name, value string) error {
	_, err := t.Exec(`INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, name, value)
	return err
}

// MediaLimit returns the maximum of the media of a user whose account has no limit of its own,
// in bytes; 0 is none.
func (s *Store) MediaLimit(ctx context.Context) (int64, error) {
	if s.opt.MediaPerUserFixed {
		return s.opt.MediaPerUser, nil
	}
	v, err := s.Settings(ctx)
	if err != nil || v.MediaLimit == nil {
		return s.opt.MediaPerUser, err
	}
	return *v.MediaLimit, nil
}

// NoteSwept writes that expired rows have been removed now.
func (s *Store) NoteSwept(ctx context.Context) error {
	return s.tx(ctx, func(t *tx) error { return t.setSetting("swept", t.Now.String()) })
}

// Records returns what the overview of administrators has of the database.
func (s *Store) Records(ctx context.Context) (r schema.Records, err error) {
	for _, x := range []struct {
		to    any
		query string
	}{
		{&r.Users, `SELECT COUNT(*) FROM "user" u WHERE ` + administered.SQL},
		{&r.Finds, `SELECT COUNT(*) FROM find WHERE is_public = 1`},
		{&r.MediaBytes, `SELECT CAST(COALESCE((SELECT SUM(bytes) FROM upload), 0) + COALESCE((SELECT SUM(bytes) FROM find_media), 0) + COALESCE((SELECT SUM(bytes) FROM find_version_media), 0) AS BIGINT)`},
		{&r.PushJobs, `SELECT COUNT(*) FROM push_job`},
		{&r.MediaJobs, `SELECT COUNT(*) FROM medium_job`},
	} {
		if err := s.db.Get(ctx, x.to, x.query); err != nil {
			return r, fmt.Errorf("count for the overview: %w", err)
		}
	}
	r.Largest = []schema.StorageUsage{}
	err = s.db.Select(ctx, &r.Largest, `SELECT u.id, u.username, CAST(SUM(x.bytes) AS BIGINT) AS media_bytes FROM (
			SELECT user_id, bytes FROM upload
			UNION ALL SELECT f.user_id, m.bytes FROM find f JOIN find_media m ON m.find_id = f.id
			UNION ALL SELECT b.user_id, m.bytes FROM bin b JOIN find_media m ON m.find_id = b.find_id
			UNION ALL SELECT f.user_id, m.bytes FROM find f JOIN find_version_media m ON m.find_id = f.id
			UNION ALL SELECT b.user_id, m.bytes FROM bin b JOIN find_version_media m ON m.find_id = b.find_id
		) x JOIN "user" u ON u.id = x.user_id WHERE `+administered.SQL+`
		GROUP BY u.id, u.username HAVING SUM(x.bytes) > 0 ORDER BY media_bytes DESC, u.id LIMIT 10`)
	if err != nil {
		return r, fmt.Errorf("list the largest users: %w", err)
	}
	r.Database = "sqlite"
	if s.Postgres() {
		r.Database = "postgres"
	}
	r.SweptAt, err = s.sweptAt(ctx)
	return r, err
}

func (s *Store) sweptAt(ctx context.Context) (*schema.Time, error) {
	var text string
	err := s.db.Get(ctx, &text, `SELECT value FROM setting WHERE name = 'swept'`)
	if errors.Is(err, schema.ErrNotFound) {
		return nil, nil
	}
	var at schema.Time
	if err == nil {
		err = at.UnmarshalJSON([]byte(`"` + text + `"`))
	}
	if err != nil {
		return nil, fmt.Errorf("read the time of the last cleanup: %w", err)
	}
	return &at, nil
}

// Instance returns the id of this database, 32 hex digits, which the first call
// makes. The files of a storage are marked with it.
func (s *Store) Instance(ctx context.Context) (string, error) {
	b, err := s.Secret(ctx, "instance")
	if err != nil {
		return "", err
	}
	return hex.EncodeToString(b[:16]), nil
}

// Storage is the name of the storage that a service last served files from, or
// "" if no service has.
func (s *Store) Storage(ctx context.Context) (name string, err error) {
	_, err = exists(s.db.Get(ctx, &name, `SELECT value FROM setting WHERE name = 'storage'`))
	return name, err
}

// SetStorage notes the storage that files are served from.
func (s *Store) SetStorage(ctx context.Context, name string) error {
	return s.tx(ctx, func(t *tx) error { return t.setSetting("storage", name) })
}

// Queue is the state of a queue in the database.
type Queue struct {
	Name string        // push, media or video
	Jobs int           // that wait or are being worked on
	Late time.Duration // how long the oldest job has been due; 0 for video
}

// Queues returns the state of the queues.
func (s *Store) Queues(ctx context.Context) (list []Queue, err error) {
	for _, q := range []struct{ name, query string }{
		{"push", `SELECT COUNT(*) AS jobs, MIN(run_at) AS oldest FROM push_job`},
		{"media", `SELECT COUNT(*) AS jobs, MIN(due_at) AS oldest FROM medium_job`},
		{"video", `SELECT COUNT(*) AS jobs, NULL AS oldest FROM playback_job`}, // without ffmpeg, they wait for ever
	} {
		var row struct {
			Jobs   int          `db:"jobs"`
			Oldest *schema.Time `db:"oldest"`
		}
		if err := s.db.Get(ctx, &row, q.query); err != nil {
			return nil, fmt.Errorf("count the jobs of %s: %w", q.name, err)
		}
		x := Queue{Name: q.name, Jobs: row.Jobs}
		if row.Oldest != nil {
			x.Late = max(0, s.opt.Now().Sub(row.Oldest.Time))
		}
		list = append(list, x)
	}
	return list, nil
}

// Collector returns the metrics of the database.
func (s *Store) Collector() prometheus.Collector { return s.db.Collector() }

// Engine returns the name and the version of the database engine.
func (s *Store) Engine(ctx context.Context) (string, error) {
	name, query := "SQLite ", `SELECT sqlite_version()`
	if s.Postgres() {
		name, query = "PostgreSQL ", `SELECT current_setting('server_version') || ', collation ' || datcollate FROM pg_database WHERE datname = current_database()`
	}
	var version string
	err := s.db.Get(ctx, &version, query)
	return name + version, err
}

// ClockApart is the largest difference between a process's clock and the
// database's, so that no two clocks differ by more than LookBack allows.
const ClockApart = 2 * time.Second

// Skew returns how far this process's clock is ahead of the clock of the database
// server, which all processes share; 0 on SQLite.
func (s *Store) Skew(ctx context.Context) (ahead time.Duration, err error) {
	return s.db.ClockSkew(ctx)
}

// Pages is sqldb.DB.Pages: a copy of the SQLite database for a backup.
func (s *Store) Pages(ctx context.Context, start func(size, pages int) error, visit func(page []byte) error) (sqldb.Counts, error) {
	return s.db.Pages(ctx, start, visit)
}
