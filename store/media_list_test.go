package store

import (
	"slices"
	"testing"

	"finds/schema"
)

// TestRoundTrip reads what Text writes.
func TestRoundTrip(t *testing.T) {
	t.Parallel()
	small := "m/ab/small.webp"
	text := mediaListText([]mediaLine{
		{ID: "1", Type: "image", URL: "m/ab/large.webp", Thumbnail: &small, Width: 40, Height: 30, Medium: "m/ab/medium.webp", MediumWidth: 20, MediumHeight: 15,
			Blur: "LEHV6nWB", Caption: "two words"},
		{ID: "2", Type: "video", URL: "m/cd/film.mp4", Duration: 1500},
		{ID: "3", Type: "video", URL: "m/ef/film.mp4", Codecs: "hvc1.1.6.L93.B0", Playback: "m/ef/film_p.mp4"},
		{ID: "4", Type: "video", URL: "m/ef/film.mp4", Caption: "words", Codecs: "vp8"},
	})
	want := []schema.Media{
		{ID: "1", Type: "image", URL: schema.MediaPrefix + "m/ab/large.webp", ThumbnailURL: schema.MediaPrefix + small, Width: 40, Height: 30,
			MediumURL: schema.MediaPrefix + "m/ab/medium.webp", MediumWidth: 20, MediumHeight: 15, Blur: "LEHV6nWB", Caption: "two words"},
		{ID: "2", Type: "video", URL: schema.MediaPrefix + "m/cd/film.mp4", Duration: 1.5},
		{ID: "3", Type: "video", URL: schema.MediaPrefix + "m/ef/film.mp4", Codecs: "hvc1.1.6.L93.B0", PlaybackURL: schema.MediaPrefix + "m/ef/film_p.mp4"},
		{ID: "4", Type: "video", URL: schema.MediaPrefix + "m/ef/film.mp4", Caption: "words", Codecs: "vp8"},
	}
	if got := parseMediaList(text); !slices.Equal(got, want) {
		t.Errorf("%q is read as %+v, want %+v", text, got, want)
	}
	// Earlier versions wrote fewer members.
	if got := parseMediaList("3\timage\tm/x\t\t\t\t1\t2\t0\n"); !slices.Equal(got, []schema.Media{{ID: "3", Type: "image", URL: schema.MediaPrefix + "m/x", Width: 1, Height: 2}}) {
		t.Errorf("a short line is read as %+v", got)
	}
	if got := parseMediaList(""); got == nil || len(got) != 0 {
		t.Errorf("no media are %#v", got)
	}
}
