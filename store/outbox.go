package store

// This file keeps the messages of Web Push that wait to be sent. A transaction that makes a
// notification also writes a job for each subscribed browser. A job has a time at which it is due
// or, while it is being sent, at which its lease expires. A job that is done is deleted.

import (
	"context"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Outbox has the jobs of a database. It is safe for concurrent use.
type Outbox struct {
	db       *sqldb.DB
	now      func() schema.Time
	wake     chan struct{} // one slot: see Wake
	messages string        // query of Messages, before the list of jobs
}

// newOutbox returns the outbox of a database. Messages are sent while wanted holds, a condition in
// SQL on notification n and the preferences p of its recipient, which may be NULL.
func newOutbox(db *sqldb.DB, now func() schema.Time, wanted string) *Outbox {
	return &Outbox{db, now, make(chan struct{}, 1), messageQuery + wanted + messagesOf}
}

// Outbox returns the messages of Web Push that wait to be sent.
func (s *Store) Outbox() *Outbox { return s.outbox }

// Now returns the time by which jobs are due.
func (o *Outbox) Now() schema.Time { return o.now() }

// PushJob identifies a job: a notification for one browser.
type PushJob struct {
	SubscriptionID string `db:"subscription_id"`
	NotificationID string `db:"notification_id"`
}

// pushTestKind is the type of a test message, which has no notification.
const pushTestKind = "test"

// messageLife is how long after its event a message is still worth sending.
var messageLife = map[string]time.Duration{
	schema.FriendRequest:  7 * 24 * time.Hour,
	schema.FriendAccepted: 7 * 24 * time.Hour,
	schema.FindCommented:  48 * time.Hour,
	schema.Replied:        48 * time.Hour,
	schema.Mentioned:      48 * time.Hour,
	schema.FindLiked:      24 * time.Hour,
	schema.ListInvited:    7 * 24 * time.Hour,
	schema.ListJoined:     48 * time.Hour,
	schema.ListAdded:      24 * time.Hour,
	schema.FindEdited:     48 * time.Hour,

	schema.FriendPublished: 24 * time.Hour,
	schema.AreaPublished:   24 * time.Hour,
	schema.DailyNews:       12 * time.Hour,

	schema.Reported:      7 * 24 * time.Hour,
	schema.ReportClosed:  7 * 24 * time.Hour,
	schema.Moderated:     7 * 24 * time.Hour,
	schema.LinkUsed:      7 * 24 * time.Hour,
	schema.StreetsWished: 48 * time.Hour,
	pushTestKind:         10 * time.Minute,
}

// Add adds jobs of a notification for every active subscription of a user, which are due at a time.
func (o *Outbox) Add(t *sqldb.Tx, user, notification, kind string, at schema.Time) error {
	n, err := t.Exec(`INSERT INTO push_job (subscription_id, notification_id, host, run_at, expires_at)
		SELECT id, CAST(? AS TEXT), host, ?, ? FROM notification_subscription WHERE user_id = ? AND is_active`,
		notification, at, schema.At(at.Add(messageLife[kind])), user)
	if n > 0 {
		t.AfterCommit(o.notify)
	}
	return err
}

// TestPush adds a job for a test message. It returns schema.ErrNotFound for an id that is not of a
// subscription of the user, and schema.ErrSubscriptionOff for an inactive one.
func (s *Store) TestPush(ctx context.Context, user, id string) error {
	return s.tx(ctx, func(t *tx) error {
		var row struct {
			Host   string
			Active bool `db:"is_active"`
		}
		if err := t.Get(&row, `SELECT host, is_active FROM notification_subscription WHERE id = ? AND user_id = ?`, id, user); err != nil {
			return err
		}
		if !row.Active {
			return schema.ErrSubscriptionOff
		}
		_, err := t.Exec(`INSERT INTO push_job (subscription_id, notification_id, host, test, run_at, expires_at) VALUES (?, ?, ?, TRUE, ?, ?)`,
			id, t.newID(), row.Host, t.Now, schema.At(t.Now.Add(messageLife[pushTestKind])))
		t.AfterCommit(s.outbox.notify)
		return err
	})
}

// Wake returns a channel that gets a value after a transaction of this process has
// added jobs. One value may cover several transactions.
func (o *Outbox) Wake() <-chan struct{} { return o.wake }

func (o *Outbox) notify() { signal(o.wake) }

// signal sends a value to a channel with one slot, unless one is waiting already.
func signal(c chan<- struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// Hosts lists the push services that have due jobs and are not paused.
func (o *Outbox) Hosts(ctx context.Context) (hosts []string, err error) {
	now := o.now()
	err = o.db.Select(ctx, &hosts, `SELECT h.host FROM push_host h WHERE (h.paused_until IS NULL OR h.paused_until <= ?)
		AND EXISTS (SELECT 1 FROM push_job j WHERE j.host = h.host AND j.run_at <= ?) ORDER BY h.host`, now, now)
	return hosts, err
}

// Claim claims at most n due jobs of a host, the longest due first. No other call
// gets them before the lease expires.
func (o *Outbox) Claim(ctx context.Context, host string, n int, lease time.Duration) (jobs []PushJob, err error) {
	err = o.db.Transact(ctx, func(t *sqldb.Tx) error {
		jobs = nil
		return t.Select(&jobs, `WITH due AS MATERIALIZED (SELECT subscription_id, notification_id FROM push_job
				WHERE host = ? AND run_at <= ? ORDER BY run_at LIMIT `+sqldb.Limit+t.Dialect.SkipLocked+`)
			UPDATE push_job SET run_at = ? WHERE (subscription_id, notification_id) IN (SELECT subscription_id, notification_id FROM due)
			RETURNING subscription_id, notification_id`, host, t.Now, n, schema.At(t.Now.Add(lease)))
	})
	return jobs, err
}

// Release ends the lease of claimed jobs, which are due at once.
func (o *Outbox) Release(ctx context.Context, jobs []PushJob) error {
	return o.db.Transact(ctx, func(t *sqldb.Tx) error {
		for _, j := range jobs {
			if _, err := t.Exec(`UPDATE push_job SET run_at = ? WHERE subscription_id = ? AND notification_id = ?`, t.Now, j.SubscriptionID, j.NotificationID); err != nil {
				return err
			}
		}
		return nil
	})
}

// PushMessage is the content of a job and the subscription it is for.
type PushMessage struct {
	PushJob
	Endpoint    string      `db:"endpoint"`
	P256dh      string      `db:"p256dh_key"`
	Auth        string      `db:"auth_key"`
	Host        string      `db:"host"`
	UserID      string      `db:"user_id"` // whose browser it is
	Test        bool        `db:"test"`
	Minimal     bool        `db:"slim"`     // leave out the body and the icon
	Attempts    int         `db:"attempts"` // before this one
	Refusals    int         `db:"refusals"` // of these, by Refused
	ExpiresAt   schema.Time `db:"expires_at"`
	PausedUntil schema.Time `db:"paused_until"` // of the host; zero when it is not
	Type        string      `db:"type"`
	Title       string      `db:"title"`
	Message     string      `db:"message"`
	ActorID     string      `db:"actor_id"`
	FindID      string      `db:"find_id"`
	CommentID   string      `db:"comment_id"`
	ListID      string      `db:"list_id"`
	Language    string      `db:"language"` // of its texts
	Data        string      `db:"data"`     // of the notification, JSON
}

const messageQuery = `SELECT j.subscription_id, j.notification_id, s.endpoint, s.p256dh_key, s.auth_key, s.host, s.user_id, j.test, j.slim, j.attempts, j.refusals, j.expires_at, h.paused_until,
		COALESCE(n.type, 'test') AS type, COALESCE(n.title, '') AS title, COALESCE(n.message, '') AS message,
		COALESCE(n.actor_id, '') AS actor_id, COALESCE(n.find_id, '') AS find_id, COALESCE(n.comment_id, '') AS comment_id, COALESCE(n.list_id, '') AS list_id,
		COALESCE(p.language, '') AS language, COALESCE(n.data, '') AS data
	FROM push_job j JOIN notification_subscription s ON s.id = j.subscription_id JOIN push_host h ON h.host = s.host
	JOIN session x ON x.id = s.session_id
	LEFT JOIN notification n ON n.id = j.notification_id
	LEFT JOIN notification_preferences p ON p.user_id = n.user_id
	WHERE s.is_active AND x.expires_at > ? AND (j.test OR n.user_id = s.user_id AND `

const messagesOf = `) AND (j.subscription_id, j.notification_id) IN `

// Messages returns the messages of jobs, without messages that must not be sent any
// more by the current sessions, blocks, friendships, visibility and preferences.
func (o *Outbox) Messages(ctx context.Context, jobs ...PushJob) (map[PushJob]PushMessage, error) {
	var rows []PushMessage
	list, args := pushJobList(jobs)
	err := o.db.Select(ctx, &rows, o.messages+list, append([]any{o.now()}, args...)...)
	messages := make(map[PushJob]PushMessage, len(rows))
	for _, m := range rows {
		m.translate()
		messages[m.PushJob] = m
	}
	return messages, err
}

// pushJobList returns the list of jobs for IN, padded as by sqldb.In.
func pushJobList(jobs []PushJob) (list string, args []any) {
	n := 1
	for n < len(jobs) {
		n *= 2
	}
	for i := range n {
		j := jobs[min(i, len(jobs)-1)]
		args = append(args, j.SubscriptionID, j.NotificationID)
	}
	return `(VALUES ` + strings.Repeat("(?, ?), ", n-1) + `(?, ?))`, args
}

// PushOutcome is the result of an attempt for the state of a subscription.
type PushOutcome uint8

// Outcomes of an attempt.
const (
	Unknown   PushOutcome = iota // nothing about the subscription
	Delivered                    // the push service accepted the message
	Failed                       // the push service was not reached or failed
	Refused                      // the push service refused our request, not the subscription
	Gone                         // the subscription does not exist any more
)

// PushResult is the result of an attempt to send a job.
type PushResult struct {
	Job     PushJob
	Host    string
	Outcome PushOutcome
	Again   schema.Time // when to try again; zero deletes the job
	Pause   schema.Time // until when to send nothing to the host; zero does not pause it
	Minimal bool        // leave out the body and the icon next time
}

const (
	failTime  = 7 * 24 * time.Hour // a subscription that failed for longer
	failCount = 8                  // and more often is turned off,
	othersFor = 48 * time.Hour     // if other hosts were reached within this time
	offFor    = 30 * 24 * time.Hour
	okEvery   = time.Minute // shortest time between two records of a success
)

// Record records the result of a job that was not delivered.
func (o *Outbox) Record(ctx context.Context, r PushResult) error {
	return o.db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := recordPushJob(t, r); err != nil {
			return err
		}
		if !r.Pause.IsZero() {
			_, err := t.Exec(`UPDATE push_host SET paused_until = ? WHERE host = ? AND (paused_until IS NULL OR paused_until < ?)`, r.Pause, r.Host, r.Pause)
			if err != nil {
				return err
			}
		}
		return recordPushSubscription(t, r)
	})
}

func recordPushJob(t *sqldb.Tx, r PushResult) (err error) {
	if r.Again.IsZero() {
		_, err = t.Exec(`DELETE FROM push_job WHERE subscription_id = ? AND notification_id = ?`, r.Job.SubscriptionID, r.Job.NotificationID)
	} else {
		_, err = t.Exec(`UPDATE push_job SET attempts = attempts + 1, refusals = refusals + CASE WHEN ? THEN 1 ELSE 0 END, run_at = ?, slim = slim OR ?
			WHERE subscription_id = ? AND notification_id = ?`, r.Outcome == Refused, r.Again, r.Minimal, r.Job.SubscriptionID, r.Job.NotificationID)
	}
	return err
}

func recordPushSubscription(t *sqldb.Tx, r PushResult) (err error) {
	id := r.Job.SubscriptionID
	switch r.Outcome {
	case Failed:
		return pushFailed(t, id, r.Host)
	case Refused:
		_, err = t.Exec(`UPDATE notification_subscription SET fail_count = fail_count + 1 WHERE id = ?`, id)
	case Gone:
		err = switchOffPush(t, `id = ?`, id)
	}
	return err
}

// RecordDelivered deletes delivered jobs in one transaction, which costs little more for
// many jobs than for one.
func (o *Outbox) RecordDelivered(ctx context.Context, done []PushResult) error {
	return o.db.Transact(ctx, func(t *sqldb.Tx) error {
		var jobs []PushJob
		var browsers, hosts []string
		for _, r := range done {
			jobs, browsers, hosts = append(jobs, r.Job), append(browsers, r.Job.SubscriptionID), append(hosts, r.Host)
		}
		list, args := pushJobList(jobs)
		if _, err := t.Exec(`DELETE FROM push_job WHERE (subscription_id, notification_id) IN `+list, args...); err != nil {
			return err
		}
		return pushReached(t, browsers, hosts)
	})
}

// pushReached records successes to the minute, so that most deliveries only delete their job.
func pushReached(t *sqldb.Tx, browsers, hosts []string) error {
	before := schema.At(t.Now.Add(-okEvery))
	marks, args := sqldb.In(browsers)
	_, err := t.Exec(`UPDATE notification_subscription SET last_ok_at = ?, fail_since = NULL, fail_count = 0
		WHERE (fail_count > 0 OR last_ok_at IS NULL OR last_ok_at < ?) AND id IN (`+marks+`)`, append([]any{t.Now, before}, args...)...)
	if err != nil {
		return err
	}
	marks, args = sqldb.In(hosts)
	_, err = t.Exec(`UPDATE push_host SET ok_at = ? WHERE (ok_at IS NULL OR ok_at < ?) AND host IN (`+marks+`)`, append([]any{t.Now, before}, args...)...)
	return err
}

// pushFailed counts a failure. While no other host is reached either, the fault may be
// ours: the time and the count of failures start again.
func pushFailed(t *sqldb.Tx, id, host string) error {
	ours := `fail_since IS NULL OR NOT EXISTS (SELECT 1 FROM push_host h WHERE h.host <> ? AND h.ok_at > ?)`
	others := schema.At(t.Now.Add(-othersFor))
	_, err := t.Exec(`UPDATE notification_subscription SET fail_count = CASE WHEN `+ours+` THEN 1 ELSE fail_count + 1 END,
		fail_since = CASE WHEN `+ours+` THEN ? ELSE fail_since END WHERE id = ?`, host, others, host, others, t.Now, id)
	if err != nil {
		return err
	}
	return switchOffPush(t, `id = ? AND fail_count >= ? AND fail_since <= ?`, id, failCount, schema.At(t.Now.Add(-failTime)))
}

// knowPushHost adds a host to those that Hosts returns.
func knowPushHost(t *sqldb.Tx, host string) error {
	if err := t.Lock("push hosts"); err != nil {
		return err
	}
	_, err := t.Exec(`INSERT INTO push_host (host) VALUES (?) ON CONFLICT (host) DO NOTHING`, host)
	return err
}

// sweepOutbox deletes jobs that have expired, which happens while push is disabled,
// subscriptions that have been off for long, and hosts without subscriptions.
func sweepOutbox(t *sqldb.Tx) error {
	if _, err := t.Exec(`DELETE FROM push_job WHERE expires_at <= ?`, t.Now); err != nil {
		return err
	}
	if err := t.Lock("push hosts"); err != nil {
		return err
	}
	if _, err := t.Exec(`DELETE FROM notification_subscription WHERE NOT is_active AND updated_at <= ?`, schema.At(t.Now.Add(-offFor))); err != nil {
		return err
	}
	_, err := t.Exec(`DELETE FROM push_host WHERE host NOT IN (SELECT host FROM notification_subscription)`)
	return err
}
