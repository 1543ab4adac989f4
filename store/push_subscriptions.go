package store

import (
	"context"
	"net/url"

	"finds/schema"
	"finds/store/sqldb"
)

// NewSubscription holds the fields of a subscription to create.
type NewSubscription struct {
	Endpoint, P256dh, Auth string
	UserAgent              string
	SessionID              string // hash of the token it was made with
}

const subscriptionColumns = `id, endpoint, COALESCE(user_agent, '') AS user_agent, is_active, created_at, updated_at`

// subscriptionRow is a subscription with the columns that clients never see.
type subscriptionRow struct {
	schema.Subscription
	Endpoint string `db:"endpoint"`
}

func (r subscriptionRow) subscription() schema.Subscription {
	if u, err := url.Parse(r.Endpoint); err == nil {
		r.Host = u.Host
	}
	return r.Subscription
}

// switchOffPush makes subscriptions inactive and deletes their pending jobs.
func switchOffPush(t *sqldb.Tx, which string, args ...any) error {
	var off []string
	err := t.Select(&off, `UPDATE notification_subscription SET is_active = FALSE, updated_at = ? WHERE is_active AND `+which+` RETURNING id`, append([]any{t.Now}, args...)...)
	if err != nil || len(off) == 0 {
		return err
	}
	marks, ids := sqldb.In(off)
	_, err = t.Exec(`DELETE FROM push_job WHERE subscription_id IN (`+marks+`)`, ids...)
	return err
}

// Subscriptions lists a user's push subscriptions, newest first.
func (s *Store) Subscriptions(ctx context.Context, user string) ([]schema.Subscription, error) {
	var rows []subscriptionRow
	err := s.db.Select(ctx, &rows, `SELECT `+subscriptionColumns+` FROM notification_subscription WHERE user_id = ? ORDER BY created_at DESC, id`, user)
	list := make([]schema.Subscription, len(rows))
	for i, r := range rows {
		list[i] = r.subscription()
	}
	return list, err
}

// Subscribe stores a browser's subscription, as subscribePush does. It returns
// schema.ErrUnauthenticated if the session has just ended.
func (s *Store) Subscribe(ctx context.Context, user string, n NewSubscription) (sub schema.Subscription, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(user, n.SessionID); err != nil {
			return err
		}
		sub, err = subscribePush(t.Tx, user, t.newID(), n)
		return err
	})
	return sub, err
}

// subscribePush stores a browser's subscription, with a new id. There is one row per endpoint: its
// user refreshes it, and another user takes it over only with equal keys, which
// prove that it is the same browser; otherwise Subscribe returns
// schema.ErrSubscriptionTaken. Beyond schema.SubscriptionsMax active subscriptions the
// oldest is switched off, and beyond twice as many in all the oldest is deleted.
func subscribePush(t *sqldb.Tx, user, id string, n NewSubscription) (sub schema.Subscription, err error) {
	host := subscriptionRow{Endpoint: n.Endpoint}.subscription().Host
	if err := knowPushHost(t, host); err != nil {
		return sub, err
	}
	// Jobs for the previous user of the browser are not for the next.
	_, err = t.Exec(`DELETE FROM push_job WHERE subscription_id IN (SELECT id FROM notification_subscription WHERE endpoint = ? AND user_id <> ?)`, n.Endpoint, user)
	if err != nil {
		return sub, err
	}
	touched, err := t.Exec(`INSERT INTO notification_subscription (id, user_id, endpoint, p256dh_key, auth_key, user_agent, is_active, created_at, updated_at, session_id, host)
			VALUES (?, ?, ?, ?, ?, ?, TRUE, ?, ?, ?, ?)
			ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh_key = excluded.p256dh_key, auth_key = excluded.auth_key,
				user_agent = excluded.user_agent, is_active = TRUE, updated_at = excluded.updated_at, session_id = excluded.session_id,
				fail_since = NULL, fail_count = 0
			WHERE notification_subscription.user_id = excluded.user_id
				OR notification_subscription.p256dh_key = excluded.p256dh_key AND notification_subscription.auth_key = excluded.auth_key`,
		id, user, n.Endpoint, n.P256dh, n.Auth, n.UserAgent, t.Now, t.Now, n.SessionID, host)
	if err != nil {
		return sub, err
	}
	if touched == 0 {
		return sub, schema.ErrSubscriptionTaken
	}
	err = switchOffPush(t, `id IN (SELECT id FROM notification_subscription WHERE user_id = ? AND is_active ORDER BY updated_at DESC, id DESC LIMIT 1000 OFFSET ?)`,
		user, schema.SubscriptionsMax)
	if err != nil {
		return sub, err
	}
	_, err = t.Exec(`DELETE FROM notification_subscription WHERE id IN (
			SELECT id FROM notification_subscription WHERE user_id = ? ORDER BY is_active DESC, updated_at DESC, id DESC LIMIT 1000 OFFSET ?)`,
		user, 2*schema.SubscriptionsMax)
	if err != nil {
		return sub, err
	}
	var r subscriptionRow
	err = t.Get(&r, `SELECT `+subscriptionColumns+` FROM notification_subscription WHERE endpoint = ?`, n.Endpoint)
	return r.subscription(), err
}

// Unsubscribe removes a subscription of the user's.
func (s *Store) Unsubscribe(ctx context.Context, user, id string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`DELETE FROM notification_subscription WHERE id = ? AND user_id = ?`, id, user)
		if err == nil && n == 0 {
			return schema.ErrNotFound
		}
		return err
	})
}
