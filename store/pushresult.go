package store

import (
	"context"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// PushOutcome is what an attempt shows about a subscription.
type PushOutcome uint8

// Outcomes of an attempt.
const (
	PushUnknown   PushOutcome = iota // nothing about the subscription
	PushDelivered                    // the push service accepted the message
	PushFailed                       // the push service was not reached or failed
	PushRefused                      // the push service refused our request, not the subscription
	PushGone                         // the subscription does not exist any more
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

// RecordPush records the result of a job that was not delivered.
func (s *Store) RecordPush(ctx context.Context, r PushResult) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.recordJob(r); err != nil {
			return err
		}
		if !r.Pause.IsZero() {
			_, err := t.Exec(`UPDATE push_host SET paused_until = ? WHERE host = ? AND (paused_until IS NULL OR paused_until < ?)`, r.Pause, r.Host, r.Pause)
			if err != nil {
				return err
			}
		}
		return t.recordSubscription(r)
	})
}

func (t *tx) recordJob(r PushResult) (err error) {
	if r.Again.IsZero() {
		_, err = t.Exec(`DELETE FROM push_job WHERE subscription_id = ? AND notification_id = ?`, r.Job.SubscriptionID, r.Job.NotificationID)
	} else {
		_, err = t.Exec(`UPDATE push_job SET attempts = attempts + 1, refusals = refusals + CASE WHEN ? THEN 1 ELSE 0 END, run_at = ?, slim = slim OR ?
			WHERE subscription_id = ? AND notification_id = ?`, r.Outcome == PushRefused, r.Again, r.Minimal, r.Job.SubscriptionID, r.Job.NotificationID)
	}
	return err
}

func (t *tx) recordSubscription(r PushResult) (err error) {
	id := r.Job.SubscriptionID
	switch r.Outcome {
	case PushFailed:
		return t.pushFailed(id, r.Host)
	case PushRefused:
		_, err = t.Exec(`UPDATE notification_subscription SET fail_count = fail_count + 1 WHERE id = ?`, id)
	case PushGone:
		err = t.switchOff(`id = ?`, id)
	}
	return err
}

// RecordDelivered deletes delivered jobs in one transaction, which costs little more for
// many jobs than for one.
func (s *Store) RecordDelivered(ctx context.Context, done []PushResult) error {
	return s.tx(ctx, func(t *tx) error {
		var jobs []PushJob
		var browsers, hosts []string
		for _, r := range done {
			jobs, browsers, hosts = append(jobs, r.Job), append(browsers, r.Job.SubscriptionID), append(hosts, r.Host)
		}
		list, args := jobList(jobs)
		if _, err := t.Exec(`DELETE FROM push_job WHERE (subscription_id, notification_id) IN `+list, args...); err != nil {
			return err
		}
		return t.reached(browsers, hosts)
	})
}

// reached records successes to the minute, so that most deliveries only delete their job.
func (t *tx) reached(browsers, hosts []string) error {
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
func (t *tx) pushFailed(id, host string) error {
	ours := `fail_since IS NULL OR NOT EXISTS (SELECT 1 FROM push_host h WHERE h.host <> ? AND h.ok_at > ?)`
	others := schema.At(t.Now.Add(-othersFor))
	_, err := t.Exec(`UPDATE notification_subscription SET fail_count = CASE WHEN `+ours+` THEN 1 ELSE fail_count + 1 END,
		fail_since = CASE WHEN `+ours+` THEN ? ELSE fail_since END WHERE id = ?`, host, others, host, others, t.Now, id)
	if err != nil {
		return err
	}
	return t.switchOff(`id = ? AND fail_count >= ? AND fail_since <= ?`, id, failCount, schema.At(t.Now.Add(-failTime)))
}

// knowHost adds a host to those that PushHosts queries.
func (t *tx) knowHost(host string) error {
	if err := t.Lock("push hosts"); err != nil {
		return err
	}
	_, err := t.Exec(`INSERT INTO push_host (host) VALUES (?) ON CONFLICT (host) DO NOTHING`, host)
	return err
}

// sweepPush deletes jobs that have expired, which happens while push is disabled,
// subscriptions that have been off for long, and hosts without subscriptions.
func (t *tx) sweepPush() error {
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
