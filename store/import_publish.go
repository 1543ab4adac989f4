package store

// This file publishes the rows of imports as finds.

import (
	"context"

	"finds/schema"
)

// Publish publishes rows of an import that are ready, in one transaction, as far as there is room, with the
// members Public, Category, Area, ExactForFriends and AreaName of n where the rows do not say. If keep is
// set, Public, too, is what the row says. It leaves out rows whose photos and videos are not uploads
// yet. When the user has reached the limit of finds, it returns schema.ErrTooManyFinds; the finds published so far stay.
func (s Imports) Publish(ctx context.Context, id string, n NewFind, keep bool, rows []ImportRow) error {
	// Before the transaction, in which no other may run.
	list := make([]publishedRow, len(rows))
	set, err := placeSettings(ctx, s.store.db, s.user)
	for k := 0; k < len(rows) && err == nil; k++ {
		r := rows[k]
		if r.Place == "" {
			r.Place = r.Title
		}
		here := locationRow{Name: r.Place}
		here.Latitude, here.Longitude = *r.Latitude, *r.Longitude
		p := publishedRow{ImportRow: r, find: becomes(n, keep, r)}
		p.at, p.exact, err = s.store.shownAs(ctx, set, here, p.find)
		list[k] = p
	}
	if err != nil {
		return err
	}
	admitted, written, err := s.store.quota.AdmitUpTo(ctx, s.user, len(rows))
	if err != nil {
		return err
	}
	defer written()
	defer s.store.db.Checkpoint() // an import has many such transactions
	return s.store.tx(ctx, func(t *tx) error {
		if err := lockImports(t.Tx, s.user); err != nil {
			return err
		}
		for _, p := range list[:admitted] {
			if new, err := takeImportRow(t.Tx, s.user, id, p.ImportRow); err != nil {
				return err
			} else if !new {
				continue
			}
			if err := s.publish(t, id, p); err != nil {
				return err
			}
		}
		return nil
	})
}

// publishedRow is a row with what it becomes.
type publishedRow struct {
	ImportRow
	find  NewFind
	at    locationRow
	exact *exactPlace // if others see it as an area
}

// publish publishes a row of an import.
func (s Imports) publish(t *tx, id string, p publishedRow) (err error) {
	n, all := p.find, true
	if n.Media, n.Captions, all, err = attachedMedia(t.Tx, s.user, p.ImportRow); err != nil || !all {
		return err
	}
	if p.exact == nil {
		place, _, err := t.place(s.user, p.at.Latitude, p.at.Longitude, p.at.Name)
		if err != nil {
			return err
		}
		if p.at, err = t.location(place); err != nil {
			return err
		}
	}
	if n.Made != nil {
		made, err := importMoment(t.Tx, *n.Made)
		if err != nil {
			return err
		}
		n.Made = &made
	}
	find := t.newID()
	if _, err := t.publish(find, s.user, n, p.at, p.exact); err != nil {
		return err
	}
	return importDone(t.Tx, s.user, id, p.ImportRow, find)
}

// RestoreLists makes the lists of an import, with those of their finds that exist: private ones, unless keep is
// set. Repeated, it changes nothing. Errors are those of Lists.Restore.
func (s Imports) RestoreLists(ctx context.Context, id string, keep bool) error {
	list, err := s.Lists(ctx, id)
	if err != nil {
		return err
	}
	view := s.store.Lists(ctx, s.user)
	for _, l := range list {
		if !keep {
			l.Visibility = schema.ListPrivate
		}
		if err := view.Restore(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

// becomes returns the find that a row becomes.
func becomes(n NewFind, keep bool, r ImportRow) NewFind {
	if keep && r.Audience != "" {
		n.Public, n.OnlyMe = r.Audience == schema.AudienceEveryone, r.Audience == schema.AudienceMe
	}
	n.Title, n.Description, n.Made = r.Title, r.Description, r.Made
	if r.Category != nil {
		n.Category = r.Category
	}
	if r.Area != nil && (n.Area == nil || *r.Area > *n.Area) { // never more exact than the file says
		n.Area = r.Area
	}
	if r.Friends != nil && (n.ExactForFriends == nil || !*r.Friends) { // nor to more people
		n.ExactForFriends = r.Friends
	}
	return n
}
