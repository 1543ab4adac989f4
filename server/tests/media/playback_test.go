package media

import (
	"bytes"
	"context"
	"log/slog"
	"os/exec"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/media/mediatest"
	"finds/schema"
	"finds/server/backfill"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// copier makes copies of videos with a program on a bucket.
func copier(a *API, s *store.Store, b bucket.Bucket, ffmpeg string) *backfill.Copier {
	a.Helper()
	l := media.New(b, media.Limits{FFmpeg: ffmpeg})
	if !l.MakesCopies() {
		a.Skip("the system cannot confine ffmpeg to a file") // as on an old kernel, where the service makes no copies
	}
	return backfill.NewCopier(backfill.Options{Store: s, Library: l, Log: slog.New(slog.NewTextHandler(a.ServiceLog, nil)), Now: a.Clock.Now,
		TempDir: a.TempDir(), Pause: func(context.Context, time.Duration) {}})
}

func needFFmpeg(t *testing.T) string {
	t.Helper()
	exe, err := exec.LookPath("ffmpeg")
	storetest.Need(t, err)
	return exe
}

// hevc is a short video that not every browser plays.
func hevc(t *testing.T, ffmpeg string) []byte {
	return mediatest.Encode(t, ffmpeg, "mp4", "-c:v libx265 -x265-params log-level=none -tag:v hvc1 -an -t 0.5")
}

func filmed(a *API, u *User, data []byte, public bool) schema.Find {
	l := u.Location(1, 2, "Place of "+RandomHex())
	return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "film", "isPublic": public, "media": u.Upload(data)})
}

// TestPlayback: a video that not every browser plays gets a copy, which is as private as its
// find, counts as stored, and is deleted with it.
func TestPlayback(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	data := hevc(t, ffmpeg)
	Each(t, func(a *API) {
		ann, bob := a.As("ann"), a.As("bob")
		f := filmed(a, ann, data, false)
		if got := f.Media[0]; got.Codecs != "hvc1.1.6.L30.90" || got.PlaybackURL != "" {
			a.Fatalf("at first it is %+v", got)
		}
		plain := filmed(a, ann, mediatest.Encode(t, ffmpeg, "mp4", "-c:v libx264 -an -t 0.5"), true)
		a.Holds(1, "playback_job")
		before := Must(a.Store.Records(a.Context()))
		copier(a, a.Store, a.Bucket, ffmpeg).Run(a.Context())
		a.Holds(0, "playback_job")
		if got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+plain.ID, nil).Media[0]; got.PlaybackURL != "" || !strings.HasPrefix(got.Codecs, "avc1.") {
			a.Errorf("of H.264 there is %+v", got)
		}
		got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media[0]
		if got.PlaybackURL == "" || got.Codecs != "hvc1.1.6.L30.90" {
			a.Fatalf("afterwards it is %+v\n%s", got, a.ServiceLog.String())
		}
		copied := storedPath(got.PlaybackURL)
		if r := a.Anonymous().Do("GET", got.PlaybackURL, nil); r.Status != 200 || r.Header.Get("Content-Type") != "video/mp4" || !bytes.Contains(r.Body, []byte("avc1")) {
			a.Errorf("the signed copy is %d %s", r.Status, r.Header.Get("Content-Type"))
		}
		for _, who := range []*User{bob, a.Anonymous()} {
			if r := who.Do("GET", "/api/media/"+copied, nil); r.Status != 404 {
				a.Errorf("a stranger gets %d", r.Status)
			}
		}
		if r := ann.Do("GET", "/api/media/"+copied, nil); r.Status != 200 {
			a.Errorf("the owner gets %d", r.Status)
		}
		share := Call[schema.Share](ann, 201, "POST", "/api/shares", M{"findId": f.ID, "place": "hidden"})
		if page := a.Anonymous().Do("GET", share.Link, nil); !bytes.Contains(page.Body, []byte(`src="`+share.Link+"/media/"+copied+`"`)) {
			a.Errorf("the page of a share does not play the copy: %s", page.Body)
		}
		if r := a.Anonymous().Do("GET", share.Link+"/media/"+copied, nil); r.Status != 200 {
			a.Errorf("the visitor of a share gets %d", r.Status)
		}
		if r := a.Anonymous().Do("GET", share.Link+"/share.json", nil); bytes.Contains(r.Body, []byte(schema.MediaPrefix)) {
			a.Errorf("a share names files outside of it: %s", r.Body)
		}
		after := Must(a.Store.Records(a.Context()))
		if size, err := a.Bucket.Stat(a.Context(), copied); err != nil || after.MediaBytes-before.MediaBytes != size {
			a.Errorf("the copy has %d bytes, %v, but %d count", size, err, after.MediaBytes-before.MediaBytes)
		}
		// The same media can be sent back in an edit.
		Call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, M{"media": []schema.Media{got}})
		a.Clock.Add(48 * time.Hour)
		if _, _, err := a.Cleaner.All(a.Context()); err != nil {
			a.Error(err)
		}
		if _, err := a.Bucket.Stat(a.Context(), copied); err != nil {
			a.Errorf("the cleanup deletes the copy: %v", err)
		}
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		if _, err := a.Bucket.Stat(a.Context(), copied); err == nil {
			a.Error("the copy stays")
		}
	})
}

// TestPlaybackTries: a process that ends counts as a try, of which there are three; an
// orderly end does not, nor does a bucket that is away.
func TestPlaybackTries(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	data := hevc(t, ffmpeg)
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := filmed(a, ann, data, true)
		jobs := a.Store.Playback()
		for i := range 4 { // away, and at the end cancelled
			copier(a, a.Store, away{Bucket: a.Bucket}, ffmpeg).Run(a.Context())
			a.Holds(1, "playback_job")
			if due, err := jobs.Due(a.Context(), a.Clock.Now()); err != nil || due {
				a.Errorf("round %d: due %v, %v", i, due, err)
			}
			a.Clock.Add(time.Hour)
		}
		for try := 1; try <= 2; try++ { // a killed process does nothing after it has claimed a job
			job, lost, err := jobs.Claim(a.Context(), &store.PlaybackTurns{})
			if err != nil || job == nil || job.Tries != try || len(lost) > 0 {
				a.Fatalf("try %d: %+v, %q, %v", try, job, lost, err)
			}
			if again, _, err := jobs.Claim(a.Context(), &store.PlaybackTurns{}); err != nil || again != nil {
				a.Errorf("claimed twice: %+v, %v", again, err)
			}
			a.Clock.Add(time.Hour)
		}
		copier(a, a.Store, a.Bucket, ffmpeg).Run(a.Context())
		if got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media[0]; got.PlaybackURL == "" {
			a.Errorf("the third try makes %+v\n%s", got, a.ServiceLog.String())
		}
		filmed(a, ann, data, true)
		for range 3 {
			if job, _, err := jobs.Claim(a.Context(), &store.PlaybackTurns{}); err != nil || job == nil {
				a.Fatal(job, err)
			}
			a.Clock.Add(time.Hour)
		}
		copier(a, a.Store, a.Bucket, ffmpeg).Run(a.Context())
		a.Holds(0, "playback_job")
		if !strings.Contains(a.ServiceLog.String(), "the service ended at every try") {
			a.Error("the log does not say that a video was given up")
		}
	})
}

// TestPlaybackHostile: a program that fails is not tried again, and the video stays as it is.
func TestPlaybackHostile(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	data := hevc(t, ffmpeg)
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := filmed(a, ann, data, true)
		copier(a, a.Store, a.Bucket, "/bin/false").Run(a.Context())
		a.Holds(0, "playback_job")
		got := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil).Media[0]
		if r := a.Anonymous().Do("GET", got.URL, nil); got.PlaybackURL != "" || r.Status != 200 || !bytes.Contains(r.Body, []byte("hvc1")) {
			a.Errorf("%+v, %d", got, r.Status)
		}
		if !strings.Contains(a.ServiceLog.String(), "stays without a copy") {
			a.Error("the log does not say so")
		}
	})
}

// TestPlaybackDeleted: a video that is deleted while its copy is made leaves no file.
func TestPlaybackDeleted(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	data := hevc(t, ffmpeg)
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := filmed(a, ann, data, true)
		b := vanishing{a.Bucket, func() { OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil) }}
		copier(a, a.Store, b, ffmpeg).Run(a.Context())
		a.Holds(0, "playback_job")
		if left := a.Keys("m/"); len(left) != 0 {
			a.Errorf("left %q", left)
		}
	})
}

// TestPlaybackTogether: while one process has the lease, another makes no copies.
func TestPlaybackTogether(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	a := NewAPI(t, "postgres")
	filmed(a, a.As("ann"), hevc(t, ffmpeg), true)
	other := storetest.Open(t, "postgres", store.Options{Database: a.DSN, Now: a.Clock.Now})
	if lead, err := other.Lead(a.Context(), "video copies", time.Hour); err != nil || !lead {
		t.Fatal(lead, err)
	}
	c := copier(a, a.Store, a.Bucket, ffmpeg)
	c.Run(a.Context())
	a.Holds(1, "playback_job")
	if err := other.Resign(a.Context()); err != nil {
		t.Fatal(err)
	}
	c.Run(a.Context())
	a.Holds(0, "playback_job")
}

// TestPlaybackTurns: the owners of videos take turns, each with their oldest video, so that one with
// many does not delay the others.
func TestPlaybackTurns(t *testing.T) {
	ffmpeg := needFFmpeg(t)
	data := hevc(t, ffmpeg)
	Each(t, func(a *API) {
		names := map[string]string{}
		film := func(name string, u *User) {
			names[filmed(a, u, data, true).Media[0].ID] = name
		}
		ann, bob, cas := a.As("ann"), a.As("bob"), a.As("cas")
		for _, name := range []string{"a1", "a2", "a3", "a4"} {
			film(name, ann)
		}
		film("b1", bob)
		film("b2", bob)
		film("c1", cas)
		var turns store.PlaybackTurns
		claim := func(n int) (order string) {
			a.Helper()
			for range n {
				job, lost, err := a.Store.Playback().Claim(a.Context(), &turns)
				if err != nil || job == nil || lost != nil {
					a.Fatal(job, lost, err)
				}
				order += names[job.ID] + " "
				Must(0, a.Store.Playback().Drop(a.Context(), job.ID))
			}
			return order
		}
		if got, want := claim(4), "a1 b1 c1 a2 "; got != want {
			a.Errorf("the turns are %s, want %s", got, want)
		}
		film("c2", cas) // who had a turn, but longer ago than ann
		film("d1", a.As("dan"))
		if got, want := claim(5), "d1 b2 c2 a3 a4 "; got != want {
			a.Errorf("the turns are then %s, want %s", got, want)
		}
	})
}
