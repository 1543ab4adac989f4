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
func (s Imports) Publish(ctx context.Context, user, id string, n NewFind, keep bool, rows []ImportRow) error {
	// Before the transaction, in which no other may run.
	at := make([]locationRow, len(rows))
	exact := make([]*exactPlace, len(rows))
	set, err := placeSettings(ctx, s.store.db, user)
	for k := 0; k < len(rows) && err == nil; k++ {
		r := &rows[k]
		if r.Place == "" {
			r.Place = r.Title
		}
		here := locationRow{Name: r.Place}
		here.Latitude, here.Longitude = *r.Latitude, *r.Longitude
		at[k], exact[k], err = s.store.shownAs(ctx, set, here, s.find(n, keep, *r))
	}
	if err != nil {
		return err
	}
	admitted, written, err := s.store.quota.AdmitUpTo(ctx, user, len(rows))
	if err != nil {
		return err
	}
	defer written()
	defer s.store.db.Checkpoint() // an import has many such transactions
	return s.store.tx(ctx, func(t *tx) error {
		if err := lockImports(t.Tx, user); err != nil {
			return err
		}
		for k, r := range rows[:admitted] {
			if new, err := takeImportRow(t.Tx, user, id, r); err != nil {
				return err
			} else if !new {
				continue
			}
			if err := s.publishOne(t, user, id, s.find(n, keep, r), r, at[k], exact[k]); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s Imports) publishOne(t *tx, user, id string, n NewFind, r ImportRow, l locationRow, exact *exactPlace) (err error) {
	all := true
	if n.Media, n.Captions, all, err = attachedMedia(t.Tx, user, r); err != nil || !all {
		return err
	}
	if exact == nil {
		place, _, err := t.place(user, l.Latitude, l.Longitude, l.Name)
		if err != nil {
			return err
		}
		if l, err = t.location(place); err != nil {
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
	if _, err := t.publish(find, user, n, l, exact); err != nil {
		return err
	}
	return importDone(t.Tx, user, id, r, find)
}

// RestoreLists makes the lists of an import, with those of their finds that exist: private ones, unless keep is
// set. Repeated, it changes nothing. Errors are those of Lists.Restore.
func (s Imports) RestoreLists(ctx context.Context, user, id string, keep bool) error {
	list, err := s.Lists(ctx, id)
	if err != nil {
		return err
	}
	view := s.store.Lists(ctx, user)
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

// find returns what a row becomes.
func (s Imports) find(n NewFind, keep bool, r ImportRow) NewFind {
	if keep && r.IsPublic != nil {
		n.Public = *r.IsPublic
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
