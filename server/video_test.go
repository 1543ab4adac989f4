package server_test

import (
	"context"
	"encoding/binary"
	"strings"
	"testing"
	"time"

	"finds/media"
	"finds/schema"
)

// film is an MP4 of 640×360 and 2.5 s without a frame, with a place in it.
func film() []byte {
	u32 := func(v ...uint32) string {
		var b []byte
		for _, n := range v {
			b = binary.BigEndian.AppendUint32(b, n)
		}
		return string(b)
	}
	box := func(kind string, parts ...string) string {
		body := kind + strings.Join(parts, "")
		return u32(uint32(4+len(body))) + body
	}
	head := func(at int) string {
		samples := box("stbl", box("stsc", u32(0, 1, 1, 1, 1)), box("stsz", u32(0, 0, 1, 6)), box("stco", u32(0, 1, uint32(at))))
		track := box("trak", box("tkhd", u32(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1<<16, 0, 0, 0, 1<<16, 0, 0, 0, 1<<30, 640<<16, 360<<16)),
			box("mdia", box("hdlr", u32(0, 0), "vide"), box("minf", samples)))
		return box("ftyp", "isom", u32(0), "mp42") + box("moov", box("mvhd", u32(0, 0, 0, 600, 1500)), track, box("udta", box("\xa9xyz", "+52.5200+013.4050/")))
	}
	return []byte(head(len(head(0))+8) + box("mdat", "frames"))
}

// TestVideo uploads a video, puts it in a find and fetches it.
func TestVideo(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		ann := a.again("ann")
		up := ann.upload(film())[0]
		if up.Type != "video" || up.Width != 640 || up.Height != 360 || up.Duration != 2.5 || !strings.Contains(up.URL, ".mp4") {
			a.Fatalf("uploaded as %+v", up)
		}
		l := ann.location(1, 2, "here")
		f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "film", "media": []schema.Media{up}})
		got := f.Media[0]
		if got.Type != "video" || got.Duration != 2.5 || got.ID == "" {
			a.Errorf("in the find it is %+v", got)
		}
		for u, kind := range map[string]string{got.URL: "video/mp4", got.FallbackURL: "image/jpeg", got.ThumbnailURL: "image/webp", got.FallbackThumbnailURL: "image/jpeg", got.MediumURL: "image/webp"} {
			r := a.anonymous().do("GET", u, nil)
			if r.Status != 200 || r.Header.Get("Content-Type") != kind || strings.Contains(string(r.Body), "52.52") {
				a.Errorf("%s: %d %s", u, r.Status, r.Header.Get("Content-Type"))
			}
		}
		if r := a.anonymous().do("GET", got.URL, nil, "Range", "bytes=-6"); r.Status != 206 || string(r.Body) != "frames" {
			a.Errorf("its end is %d %q", r.Status, r.Body)
		}
		path, _, _ := strings.Cut(strings.TrimPrefix(up.URL, "/api/media/"), "?")
		a.clock.Add(time.Now().Add(48 * time.Hour).Sub(a.clock.Now()))
		if _, _, err := a.cleaner.All(context.Background()); err != nil {
			a.Error(err)
		}
		kept := func(want bool) {
			for _, p := range media.Variants(path) {
				o, err := a.bucket.Open(context.Background(), p)
				if err == nil {
					o.Close()
				}
				if (err == nil) != want {
					a.Errorf("%s is there: %v", p, err == nil)
				}
			}
		}
		kept(true)
		ok(a.again("ann"), 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		kept(false)
	})
}
