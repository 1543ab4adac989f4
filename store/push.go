package store

import (
	"context"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// The outbox of Web Push. A transaction that makes a notification also writes a job for
// each subscribed browser. run_at is when a job is due or, while it is being sent, when its
// lease expires. A job that is done is deleted.

// PushJob identifies a job: a notification for one browser.
type PushJob struct {
	SubscriptionID string `db:"subscription_id"`
	NotificationID string `db:"notification_id"`
}

// testKind is the type of a test message, which has no notification.
const testKind = "test"

// pushLife is how long after its event a message is still worth sending.
var pushLife = map[string]time.Duration{
	schema.FriendRequest:  7 * 24 * time.Hour,
	schema.FriendAccepted: 7 * 24 * time.Hour,
	schema.FindCommented:  48 * time.Hour,
	schema.FindLiked:      24 * time.Hour,
	testKind:              10 * time.Minute,
}

// enqueue adds jobs of a notification for every active subscription of a user.
func (t *tx) enqueue(user, notification, kind string) error {
	n, err := t.Exec(`INSERT INTO push_job (subscription_id, notification_id, host, run_at, expires_at)
		SELECT id, CAST(? AS TEXT), host, ?, ? FROM notification_subscription WHERE user_id = ? AND is_active`,
		notification, t.Now, schema.At(t.Now.Add(pushLife[kind])), user)
	if n > 0 {
		t.AfterCommit(t.s.wakePush)
	}
	return err
}

// TestPush adds a job for a test message. It returns schema.ErrNotFound for an id that is
// not of a subscription of the user, and schema.ErrSubscriptionOff for an inactive one.
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
			id, s.ids.id(t.Now.Time), row.Host, t.Now, schema.At(t.Now.Add(pushLife[testKind])))
		t.AfterCommit(s.wakePush)
		return err
	})
}

// PushWake returns a channel that gets a value after a transaction of this process has
// added jobs. One value may stand for several transactions.
func (s *Store) PushWake() <-chan struct{} { return s.pushes }

func (s *Store) wakePush() {
	select {
	case s.pushes <- struct{}{}:
	default: // a value is waiting already
	}
}

// PushHosts lists the push services that have due jobs and are not paused.
func (s *Store) PushHosts(ctx context.Context) (hosts []string, err error) {
	now := s.Now()
	err = s.db.Select(ctx, &hosts, `SELECT h.host FROM push_host h WHERE (h.paused_until IS NULL OR h.paused_until <= ?)
		AND EXISTS (SELECT 1 FROM push_job j WHERE j.host = h.host AND j.run_at <= ?) ORDER BY h.host`, now, now)
	return hosts, err
}

// ClaimPush claims at most n due jobs of a host, those that have been due longest first.
// No other call gets them before the lease expires.
func (s *Store) ClaimPush(ctx context.Context, host string, n int, lease time.Duration) (jobs []PushJob, err error) {
	err = s.tx(ctx, func(t *tx) error {
		jobs = nil
		return t.Select(&jobs, `WITH due AS MATERIALIZED (SELECT subscription_id, notification_id FROM push_job
				WHERE host = ? AND run_at <= ? ORDER BY run_at LIMIT `+sqldb.Limit+t.Dialect.SkipLocked+`)
			UPDATE push_job SET run_at = ? WHERE (subscription_id, notification_id) IN (SELECT subscription_id, notification_id FROM due)
			RETURNING subscription_id, notification_id`, host, t.Now, n, schema.At(t.Now.Add(lease)))
	})
	return jobs, err
}

// ReleasePush ends the lease of claimed jobs, which are due at once.
func (s *Store) ReleasePush(ctx context.Context, jobs []PushJob) error {
	return s.tx(ctx, func(t *tx) error {
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
	Refusals    int         `db:"refusals"` // of these, by PushRefused
	ExpiresAt   schema.Time `db:"expires_at"`
	PausedUntil schema.Time `db:"paused_until"` // of the host; zero when it is not
	Type        string      `db:"type"`
	Title       string      `db:"title"`
	Message     string      `db:"message"`
	ActorID     string      `db:"actor_id"`
	FindID      string      `db:"find_id"`
}

// perRow returns a condition on a viewer with a column in place of the viewer's argument.
func perRow(c sqldb.Cond, column string) string { return strings.ReplaceAll(c.SQL, "?", column) }

// stillWanted is the condition that the event of notification n still holds, that its
// recipient may still see it, and that preferences p ask for it.
var stillWanted = `COALESCE(p.push_enabled, TRUE) AND ` + perRow(unblocked("n.actor_id", ""), "n.user_id") + ` AND CASE n.type
	WHEN 'friend_request' THEN COALESCE(p.friend_requests, TRUE) AND EXISTS (SELECT 1 FROM friendship r WHERE r.id = n.friendship_id AND r.status = 'pending')
	WHEN 'friend_accepted' THEN COALESCE(p.friend_accepted, TRUE) AND EXISTS (SELECT 1 FROM friendship r WHERE r.id = n.friendship_id AND r.status = 'accepted')
	WHEN 'find_liked' THEN COALESCE(p.find_liked, TRUE) AND ` + findStillSeen + `
	ELSE COALESCE(p.find_commented, TRUE) AND n.comment_id IS NOT NULL AND ` + findStillSeen + ` END`

// findStillSeen is the condition that the actor of notification n may still see its find.
// The viewer given here only has a place that of replaces by the column.
var findStillSeen = `EXISTS (SELECT 1 FROM find f WHERE f.id = n.find_id AND ` + perRow(visible("actor"), "n.actor_id") + `)`

var pushMessageQuery = `SELECT j.subscription_id, j.notification_id, s.endpoint, s.p256dh_key, s.auth_key, s.host, s.user_id, j.test, j.slim, j.attempts, j.refusals, j.expires_at, h.paused_until,
		COALESCE(n.type, 'test') AS type, COALESCE(n.title, '') AS title, COALESCE(n.message, '') AS message,
		COALESCE(n.actor_id, '') AS actor_id, COALESCE(n.find_id, '') AS find_id
	FROM push_job j JOIN notification_subscription s ON s.id = j.subscription_id JOIN push_host h ON h.host = s.host
	JOIN session x ON x.id = s.session_id
	LEFT JOIN notification n ON n.id = j.notification_id
	LEFT JOIN notification_preferences p ON p.user_id = n.user_id
	WHERE s.is_active AND x.expires_at > ? AND (j.test OR n.user_id = s.user_id AND ` + stillWanted + `) AND (j.subscription_id, j.notification_id) IN `

// PushMessages returns the messages of jobs, without those that must not be sent any more:
// sessions, blocks, friendships, visibility and preferences are read as they are now.
func (s *Store) PushMessages(ctx context.Context, jobs ...PushJob) (map[PushJob]PushMessage, error) {
	var rows []PushMessage
	list, args := jobList(jobs)
	err := s.db.Select(ctx, &rows, pushMessageQuery+list, append([]any{s.Now()}, args...)...)
	messages := make(map[PushJob]PushMessage, len(rows))
	for _, m := range rows {
		messages[m.PushJob] = m
	}
	return messages, err
}

// jobList returns the list of jobs for IN, padded as in does.
func jobList(jobs []PushJob) (list string, args []any) {
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
