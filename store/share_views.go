package store

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"finds/store/sqldb"
)

// shareViewsEvery is how long a view stays in memory at most: what a crash loses.
const shareViewsEvery = 10 * time.Second

// shareViews are the views of shares that are not in the database yet. Anybody with a link can make as many as they like, so
// several are written at once.
type shareViews struct {
	save func(map[string]int64) error // adds views to those of shares, all or none
	fail func(error)                  // is called when save has failed; the views are saved later

	saving sync.Mutex // held while some are saved; before mu
	mu     sync.Mutex
	counts map[string]int64 // by the id of the share
	timer  *time.Timer      // calls Save; nil if there is nothing to save
	closed bool
}

// newShareViews returns a counter of views that saves them in a database.
func newShareViews(db *sqldb.DB, fail func(error)) *shareViews {
	return &shareViews{save: func(counts map[string]int64) error { return saveShareViews(db, counts) }, fail: fail, counts: map[string]int64{}}
}

// saveShareViewsWithin is how long a write of views may wait for the database.
const saveShareViewsWithin = 5 * time.Second

func saveShareViews(db *sqldb.DB, counts map[string]int64) error {
	ctx, cancel := context.WithTimeout(context.Background(), saveShareViewsWithin)
	defer cancel()
	return db.Transact(ctx, func(t *sqldb.Tx) error {
		for _, id := range slices.Sorted(maps.Keys(counts)) { // in one order: other processes lock the same rows
			if _, err := t.Exec(`UPDATE share SET views = views + ? WHERE id = ?`, counts[id], id); err != nil {
				return err
			}
		}
		return nil
	})
}

// Add counts one more view of a share.
func (v *shareViews) Add(share string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.counts[share]++
	v.schedule()
}

// schedule saves the views in a while.
func (v *shareViews) schedule() {
	if v.timer == nil && !v.closed && len(v.counts) > 0 {
		v.timer = time.AfterFunc(shareViewsEvery, func() { v.Save() })
	}
}

// Of is how many views of a share are not saved.
func (v *shareViews) Of(share string) int64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.counts[share]
}

// shareViewsAtOnce is how many shares one transaction counts.
const shareViewsAtOnce = 256

// Save saves all views, or keeps those that it cannot save for a later time.
func (v *shareViews) Save() error {
	v.saving.Lock()
	defer v.saving.Unlock()
	v.mu.Lock()
	counts := maps.Clone(v.counts)
	v.mu.Unlock()
	var err error
	for ids := range slices.Chunk(slices.Sorted(maps.Keys(counts)), shareViewsAtOnce) {
		part := map[string]int64{}
		for _, id := range ids {
			part[id] = counts[id]
		}
		if err = v.save(part); err != nil {
			err = fmt.Errorf("count views of shares: %w", err)
			v.fail(err)
			break
		}
		v.forget(part)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.timer != nil {
		v.timer.Stop()
		v.timer = nil
	}
	v.schedule()
	return err
}

// forget removes views that are saved.
func (v *shareViews) forget(saved map[string]int64) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for id, n := range saved {
		if v.counts[id] -= n; v.counts[id] == 0 {
			delete(v.counts, id)
		}
	}
}

// Close saves all views, and no more after it.
func (v *shareViews) Close() {
	v.mu.Lock()
	v.closed = true
	v.mu.Unlock()
	v.Save()
}
