package backup

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Keep says which backups Prune keeps: the newest of each of the last Days days and Weeks
// weeks (ISO 8601) that have one, in UTC. The newest backup, and the newest that was verified,
// are always kept.
type Keep struct{ Days, Weeks int }

var keepForm = regexp.MustCompile(`^([0-9]{1,4})d(?:,([0-9]{1,4})w)?$`)

// ParseKeep reads a Keep such as 7d,4w.
func ParseKeep(text string) (Keep, error) {
	m := keepForm.FindStringSubmatch(text)
	if m == nil {
		return Keep{}, fmt.Errorf("%q does not say how many days and weeks to keep, such as 7d,4w", text)
	}
	days, _ := strconv.Atoi(m[1]) // digits
	weeks, _ := strconv.Atoi("0" + m[2])
	return Keep{days, weeks}, nil
}

// kept returns which of a list, the oldest first, are kept. Those from after now, made while the clock
// was ahead, are kept in addition to the others: in their place, each new backup would be deleted at
// once.
func (k Keep) kept(list []Backup, now time.Time) map[string]bool {
	keep, days, weeks, good := map[string]bool{}, map[string]bool{}, map[string]bool{}, false
	past := before(list, now)
	for _, b := range list[len(past):] {
		keep[b.ID] = true
	}
	for i, b := range slices.Backward(past) {
		t := b.Time.UTC()
		y, w := t.ISOWeek()
		day, week := t.Format(time.DateOnly), fmt.Sprint(y, w)
		if i == len(past)-1 || !good && b.Good() || len(days) < k.Days && !days[day] || len(weeks) < k.Weeks && !weeks[week] {
			keep[b.ID] = true
		}
		good = good || b.Good()
		if len(days) < k.Days {
			days[day] = true
		}
		if len(weeks) < k.Weeks {
			weeks[week] = true
		}
	}
	return keep
}

// Pruned is what Prune did.
type Pruned struct {
	Backups []string // ids of those that were deleted
	Kept    int
}

// Prune deletes the backups that keep does not name, and everything that no backup uses.
// Packs of which less than half is used are written again without the rest.
func (r *Repository) Prune(ctx context.Context, keep Keep, o Options) (result Pruned, err error) {
	ctx, lock, err := r.Lock(ctx)
	if err != nil {
		return result, err
	}
	defer lock.Release()
	defer func() { err = orLost(ctx, err) }()
	removeOld(o.TempDir)
	list, err := r.List(ctx)
	if err != nil {
		return result, err
	}
	kept := keep.kept(list, r.now())
	var rest []Backup
	for _, b := range list {
		switch {
		case !kept[b.ID]:
			result.Backups = append(result.Backups, b.ID)
		case b.Format > formatCopy:
			return Pruned{}, errors.New(b.Check.Problem) // a newer version knows what it uses
		case b.isKnown():
			rest = append(rest, b)
			fallthrough
		default:
			result.Kept++
		}
	}
	p, used, files, err := r.inUse(ctx, rest, o)
	if err != nil {
		return Pruned{}, err
	}
	if err := lock.Renew(); err != nil {
		return Pruned{}, err
	}
	// What a manifest names is deleted after it, so that a backup that is there is complete.
	for _, id := range result.Backups {
		if err := r.files.Delete(ctx, "backups/"+id+".json", "checks/"+id+".json"); err != nil {
			return result, err
		}
	}
	return result, p.collect(ctx, used, files)
}

// inUse returns the packs, and the chunks and files that the backups of a list use.
func (r *Repository) inUse(ctx context.Context, list []Backup, o Options) (p *packs, used map[hash]bool, files map[string]bool, err error) {
	if p, err = r.openPacks(ctx); err != nil {
		return nil, nil, nil, err
	}
	used, files = map[hash]bool{}, map[string]bool{}
	for _, b := range list {
		files["secrets/"+b.Secrets] = true
		if err := p.mark(ctx, b.Manifest, o.TempDir, used, files); err != nil {
			return nil, nil, nil, err
		}
	}
	return p, used, files, nil
}

// collect deletes what is not used.
func (p *packs) collect(ctx context.Context, used map[hash]bool, files map[string]bool) error {
	if err := p.compact(ctx, used); err != nil {
		return err
	}
	for _, name := range p.names {
		files["index/"+name], files[packKey(name)] = true, true
	}
	for _, prefix := range []string{"index/", "packs/", "media/", "secrets/"} {
		if err := p.r.sweep(ctx, prefix, files); err != nil {
			return err
		}
	}
	return nil
}

// mark marks what a backup uses.
func (p *packs) mark(ctx context.Context, m Manifest, temp string, used map[hash]bool, files map[string]bool) error {
	for _, f := range []file{m.Database, m.Media} {
		all, err := p.spans(ctx, f)
		if err != nil {
			return fmt.Errorf("backup %s: %w; nothing was deleted, because the list of what this backup uses cannot be read", m.ID, err)
		}
		for _, s := range all {
			used[s.hash] = true
		}
		for _, h := range f.Lists {
			used[h] = true
		}
	}
	list, err := p.mediaOf(ctx, m, temp)
	if err != nil {
		return err
	}
	defer list.close()
	for ; list.next != nil && err == nil; err = list.advance() {
		files[mediaKey(list.next.sum)] = true
	}
	return err
}

// compact writes the chunks that are used of packs that mostly have others into new packs, and
// takes packs without used chunks from names.
func (p *packs) compact(ctx context.Context, used map[hash]bool) error {
	defer p.wait()
	live, size, old := make([]int64, len(p.names)), make([]int64, len(p.names)), p.names
	for h, at := range p.places {
		size[at.pack] += int64(at.length)
		if used[h] {
			live[at.pack] += int64(at.length)
		}
	}
	var drop []string
	for n, name := range old {
		if live[n] > 0 && 2*live[n] >= size[n] {
			continue
		}
		if live[n] > 0 {
			err := p.rewrite(ctx, int32(n), used)
			if isDamage(err) {
				continue // it stays until a verification finds it and the next backup replaces it
			}
			if err != nil {
				return err
			}
		}
		drop = append(drop, name)
	}
	if err := p.flush(ctx); err != nil {
		return err
	}
	// The same chunks make a pack of the same name: after a prune that was interrupted, a pack that is written here may be one that is dropped.
	written := slices.Clone(p.names[len(old):])
	p.names = slices.DeleteFunc(slices.Clone(old), func(name string) bool { return slices.Contains(drop, name) })
	p.names = append(p.names, written...)
	return nil
}

// rewrite adds the used chunks of a pack once more.
func (p *packs) rewrite(ctx context.Context, n int32, used map[hash]bool) error {
	type chunk struct {
		hash
		place
	}
	var chunks []chunk
	p.mu.Lock() // a pack may be being written
	name := p.names[n]
	for h, at := range p.places {
		if at.pack == n && used[h] {
			chunks = append(chunks, chunk{h, at})
		}
	}
	p.mu.Unlock()
	pack, err := p.r.pack(ctx, name)
	if err != nil {
		return err
	}
	slices.SortFunc(chunks, func(a, b chunk) int { return int(a.offset) - int(b.offset) })
	for _, c := range chunks {
		if err := p.append(ctx, c.hash, pack[c.offset:c.offset+c.length]); err != nil {
			return err
		}
	}
	return nil
}

// sweep deletes the files of a kind that are not used.
func (r *Repository) sweep(ctx context.Context, prefix string, used map[string]bool) error {
	var strays []string
	err := r.files.List(ctx, prefix, func(key string, _ int64, _ time.Time) error {
		if !used[key] {
			strays = append(strays, key)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return r.files.Delete(ctx, strays...)
}

// heal deletes packs and media that have changed, after it has written what is left of the
// packs again, so that the next backup adds what is missing instead of relying on it.
func (r *Repository) heal(ctx context.Context) error {
	var names []string
	list := func(prefix string) error {
		names = nil
		return r.files.List(ctx, prefix, func(key string, _ int64, _ time.Time) error { names = append(names, key); return nil })
	}
	if err := list("media/"); err != nil {
		return err
	}
	for _, key := range names {
		var m medium
		if err := m.sum.UnmarshalText([]byte(key[strings.LastIndex(key, "/")+1:])); err != nil {
			return err
		}
		if err := r.unless(ctx, r.compare(ctx, m), key); err != nil {
			return err
		}
	}
	if err := list("index/"); err != nil {
		return err
	}
	for _, key := range names {
		if err := r.healPack(ctx, key[len("index/"):]); err != nil {
			return err
		}
	}
	return nil
}

// unless deletes files if an error says that they are damaged, and returns any other error.
func (r *Repository) unless(ctx context.Context, err error, keys ...string) error {
	if isDamage(err) {
		return r.files.Delete(ctx, keys...)
	}
	return err
}

// healPack salvages the chunks of a pack that has changed.
func (r *Repository) healPack(ctx context.Context, name string) error {
	entries, err := r.index(ctx, name)
	if err != nil {
		return r.unless(ctx, err, "index/"+name, packKey(name))
	}
	_, err = r.pack(ctx, name)
	if !isDamage(err) {
		return err
	}
	p, err := r.newPacks()
	if err != nil {
		return err
	}
	defer p.wait()
	p.learn(name, entries)
	if pack, err := r.read(ctx, packKey(name)); err == nil {
		for h, at := range maps.Clone(p.places) {
			if _, err := p.unpack(pack, h, at); err != nil {
				continue // this one has changed
			}
			if err := p.append(ctx, h, pack[at.offset:at.offset+at.length]); err != nil {
				return err
			}
		}
	}
	if err := p.flush(ctx); err != nil {
		return err
	}
	if slices.Contains(p.names[1:], name) { // all of its chunks were intact, and it was written again
		return nil
	}
	return r.files.Delete(ctx, "index/"+name, packKey(name))
}
