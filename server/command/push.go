package command

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"io"

	"finds/push"
	"finds/server"
)

// keys returns the VAPID pair: the configured one, checked, or that of the
// secrets.
func (e *env) keys(s secrets) (push.Pair, error) {
	private, public := e.String("vapid-private-key"), e.String("vapid-public-key")
	if private == "" && public == "" {
		p, err := push.ParsePair(s.VAPIDPublic, s.VAPIDPrivate)
		if err != nil {
			err = fmt.Errorf("the VAPID key pair in the secrets is damaged: %w", err)
		}
		return p, err
	}
	if private == "" {
		return push.Pair{}, fmt.Errorf("--vapid-public-key needs --vapid-private-key; leave out both to have a pair generated")
	}
	p, err := push.ParsePair(public, private)
	switch err {
	case push.ErrPrivateKey:
		err = fmt.Errorf("--vapid-private-key: %w", err)
	case push.ErrMismatch:
		err = fmt.Errorf("--vapid-public-key: %w", err)
	}
	return p, err
}

// subject returns the contact for push services, or why there is none.
func (e *env) subject(o server.Options) (subject, why string, err error) {
	if given := e.String("vapid-subject"); given != "" {
		s, err := push.ParseSubject(given)
		if err != nil {
			err = fmt.Errorf("--vapid-subject: %w", err)
		}
		return s, "", err
	}
	if o.Network.BaseURL == nil || o.Network.BaseURL.Scheme != "https" {
		return "", "push services need a contact: an https --base-url or a --vapid-subject", nil
	}
	s, err := push.ParseSubject(o.Network.BaseURL.String())
	if err != nil { // a name that only this network knows, which does no harm
		return "", fmt.Sprintf("push services cannot use %s as a contact: %s", o.Network.BaseURL, err), nil
	}
	return s, "", nil
}

// sender makes what sends to browsers, or says why push is off.
func (e *env) sender(s secrets, o server.Options) (sender *push.Sender, why string, err error) {
	keys, err := e.keys(s)
	if err != nil {
		return nil, "", err
	}
	subject, why, err := e.subject(o)
	if err != nil || subject == "" {
		return nil, why, err
	}
	topics := hmac.New(sha256.New, s.Signing)
	topics.Write([]byte("push topics"))
	return push.New(push.Options{Outbox: e.store.Outbox(), Log: e.log, Keys: keys, Subject: subject, Hosts: o.Push.Hosts, BaseURL: o.Network.BaseURL,
		Icon: "/favicon.ico", TopicKey: topics.Sum(nil), Name: func(ctx context.Context) string {
			v, _ := e.store.Settings(ctx) // without them, the name of the program
			return v.Name
		}}), "", nil
}

// background runs the sender, if there is one, until stop is called.
func (e *env) background(sender *push.Sender, why string) (stop func()) {
	if sender == nil {
		e.log.Info("push is off; --vapid-subject=mailto:you@example.org turns it on", "because", why)
		return func() {}
	}
	ctx, cancel := context.WithCancel(e.Context.Context)
	done := make(chan struct{})
	go func() {
		defer close(done)
		sender.Run(ctx)
	}()
	return func() {
		cancel()
		<-done
	}
}

// pushKeys prints the key pair of the instance.
func pushKeys(e *env) error {
	if e.store.Postgres() { // its secrets are in a table
		if err := e.store.Migrate(e.Context.Context); err != nil {
			return err
		}
	}
	s, err := e.readSecrets()
	if err != nil {
		return err
	}
	pair, err := e.keys(s)
	if err != nil {
		return err
	}
	return printKeys(e.stdout, pair)
}

func printNewKeys(w io.Writer) error {
	pair, err := push.NewPair()
	if err != nil {
		return err
	}
	return printKeys(w, pair)
}

// printKeys prints a pair as the variables that configure it.
func printKeys(w io.Writer, pair push.Pair) error {
	_, err := fmt.Fprintf(w, "FINDS_VAPID_PUBLIC_KEY=%s\nFINDS_VAPID_PRIVATE_KEY=%s\n", pair.Public, pair.Private)
	return err
}
