package store

// This file keeps the jobs that make copies of videos for browsers that do not play the videos
// themselves.

import (
	"cmp"
	"context"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// MaxPlaybackTries is how often a copy is tried, including the tries that ended with their process.
const MaxPlaybackTries = 3

// playbackWait is the time from the first try to the second. The third comes after twice that time.
const playbackWait = 10 * time.Minute

// addPlayback adds a job for media.
func addPlayback(t *sqldb.Tx, media string) error {
	_, err := t.Exec(`INSERT INTO playback_job (media_id, due_at) VALUES (?, ?)`, media, t.Now)
	return err
}

// PlaybackJob is a video that one process works on.
type PlaybackJob struct {
	ID    string `db:"id"` // of the media
	Tries int    `db:"tries"`
	schema.Upload
}

// PlaybackJobs are the jobs of a database. One process works on them at a time.
type PlaybackJobs struct{ db *sqldb.DB }

// Playback returns the jobs that make copies of videos.
func (s *Store) Playback() PlaybackJobs { return PlaybackJobs{s.db} }

// Due reports whether a job is due.
func (j PlaybackJobs) Due(ctx context.Context, now time.Time) (due bool, err error) {
	err = j.db.Get(ctx, &due, `SELECT EXISTS (SELECT 1 FROM playback_job WHERE due_at <= ?)`, schema.At(now))
	return due, err
}

// PlaybackTurns remembers in which order the owners of videos had their turns, so that one with many
// videos does not delay the others. The zero value remembers none.
type PlaybackTurns struct {
	last map[string]int // by owner: the number of their last turn
	n    int
}

// playbackTurnsMax is how many owners are remembered. With more, all start again.
const playbackTurnsMax = 10_000

// next returns the owner whose turn it is: the first that had none yet, or the one whose last turn
// was longest ago. The owners are in the order of their oldest jobs.
func (t *PlaybackTurns) next(owners []string) string {
	if t.last == nil || len(t.last) >= playbackTurnsMax {
		t.last = map[string]int{}
	}
	next := slices.MinFunc(owners, func(a, b string) int { return cmp.Compare(t.last[a], t.last[b]) })
	t.n++
	t.last[next] = t.n
	return next
}

// Claim claims the oldest due job of the owner whose turn it is, or returns nil. Jobs whose
// process ended at each of their tries are given up: it returns the paths of their videos.
func (j PlaybackJobs) Claim(ctx context.Context, turns *PlaybackTurns) (job *PlaybackJob, lost []string, err error) {
	lost, now, err := j.giveUp(ctx)
	if err != nil {
		return nil, nil, err
	}
	var owners []string // read before the write begins, which others wait for
	err = j.db.Select(ctx, &owners, `SELECT f.user_id FROM playback_job j JOIN find_media m ON m.id = j.media_id JOIN find f ON f.id = m.find_id
		WHERE j.due_at <= ? GROUP BY f.user_id ORDER BY MIN(j.due_at), f.user_id`, now)
	if err != nil || len(owners) == 0 {
		return nil, lost, err
	}
	owner := turns.next(owners)
	err = j.db.Transact(ctx, func(t *sqldb.Tx) error {
		job = nil
		var jobs []PlaybackJob
		err := t.Select(&jobs, `SELECT m.id, j.tries, m.key, m.type, m.url, m.width, m.height, m.bytes, m.codecs
			FROM playback_job j JOIN find_media m ON m.id = j.media_id JOIN find f ON f.id = m.find_id
			WHERE j.due_at <= ? AND f.user_id = ? ORDER BY j.due_at, m.id LIMIT 1`, t.Now, owner)
		if err != nil || len(jobs) == 0 {
			return err
		}
		job = &jobs[0]
		job.Tries++
		_, err = t.Exec(`UPDATE playback_job SET due_at = ?, tries = ? WHERE media_id = ?`,
			schema.At(t.Now.Add(time.Duration(job.Tries)*playbackWait)), job.Tries, job.ID)
		return err
	})
	return job, lost, err
}

// giveUp deletes the due jobs that have had all their tries, and returns the paths of their videos.
// It also returns the time.
func (j PlaybackJobs) giveUp(ctx context.Context) (lost []string, now schema.Time, err error) {
	err = j.db.Transact(ctx, func(t *sqldb.Tx) error {
		lost, now = nil, t.Now
		err := t.Select(&lost, `SELECT m.url FROM find_media m JOIN playback_job j ON j.media_id = m.id WHERE j.due_at <= ? AND j.tries >= ?`, t.Now, MaxPlaybackTries)
		if err == nil && len(lost) > 0 {
			_, err = t.Exec(`DELETE FROM playback_job WHERE due_at <= ? AND tries >= ?`, t.Now, MaxPlaybackTries)
		}
		return err
	})
	return lost, now, err
}

// Finish writes the codecs and the copy of a job, and the bytes of the copy, and ends the
// job. It returns schema.ErrNotFound if the video has been deleted, so that no row names the copy.
func (j PlaybackJobs) Finish(ctx context.Context, job *PlaybackJob, size int64) error {
	return j.db.Transact(ctx, func(t *sqldb.Tx) error {
		var find string
		there, err := exists(t.Get(&find, `SELECT find_id FROM find_media WHERE id = ?`, job.ID))
		if err != nil {
			return err
		}
		if !there { // only a version may have it by now
			return one(t.Exec(`UPDATE find_version_media SET codecs = ?, playback_url = ?, bytes = bytes + ? WHERE id = ?`, job.Codecs, job.PlaybackURL, size, job.ID))
		}
		if err := t.Get(&find, `SELECT id FROM find WHERE id = ?`+t.Dialect.ForUpdate, find); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE find_media SET codecs = ?, playback_url = ?, bytes = bytes + ? WHERE id = ?`, job.Codecs, job.PlaybackURL, size, job.ID)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		if err == nil {
			_, err = keepMediaList(t, find)
		}
		if err != nil {
			return err
		}
		return dropPlayback(t, job.ID)
	})
}

// Drop gives up a job: the video stays without a copy.
func (j PlaybackJobs) Drop(ctx context.Context, id string) error {
	return j.db.Transact(ctx, func(t *sqldb.Tx) error { return dropPlayback(t, id) })
}

func dropPlayback(t *sqldb.Tx, id string) error {
	_, err := t.Exec(`DELETE FROM playback_job WHERE media_id = ?`, id)
	return err
}

// Return puts back a job that was interrupted for a reason other than its video, so that this does
// not count as a try. The job is due again after the given time.
func (j PlaybackJobs) Return(ctx context.Context, job *PlaybackJob, after time.Duration) error {
	return j.db.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`UPDATE playback_job SET due_at = ?, tries = ? WHERE media_id = ?`, schema.At(t.Now.Add(after)), job.Tries-1, job.ID)
		return err
	})
}
