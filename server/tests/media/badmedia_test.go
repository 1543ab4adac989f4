package media

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"maps"
	"mime/multipart"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/gen2brain/webp"

	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// bombs are small files that decode to large pictures or cost much work, and files
// that are not media.
func bombs() map[string][]byte {
	chunk := func(name string, body []byte) string {
		b := append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), name+string(body)...)
		return string(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:])))
	}
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	Must(z.Write(make([]byte, 10_000*(1+10_000/8))))
	z.Close()
	png := "\x89PNG\r\n\x1a\n" + chunk("IHDR", []byte("\x00\x00\x27\x10\x00\x00\x27\x10\x01\x00\x00\x00\x00")) + chunk("IDAT", packed.Bytes()) + chunk("IEND", nil)
	riff := func(body string) string {
		return "RIFF" + string(binary.LittleEndian.AppendUint32(nil, uint32(4+len(body)))) + "WEBP" + body
	}
	webp := riff("VP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x7f\x3e\x00\x7f\x3e\x00" + "ANIM\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"ANMF\x22\x00\x00\x00" + strings.Repeat("\x00", 16) + "VP8L\x0a\x00\x00\x00\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88")
	gif := "GIF89a\x80\x3e\x80\x3e\x80\x00\x00\x00\x00\x00\xff\xff\xff" + strings.Repeat("\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00", 100) + "\x3b"
	return map[string][]byte{
		"PNG 10,000×10,000": []byte(png), "animated WebP": []byte(webp), "GIF of 100 frames": []byte(gif),
		"HEIC": []byte("\x00\x00\x00\x14ftypheic\x00\x00\x00\x00mif1"), "AVIF": []byte("\x00\x00\x00\x14ftypavif\x00\x00\x00\x00mif1"),
		"MP4": []byte("\x00\x00\x00\x14ftypisom\x00\x00\x00\x00mp42"), "MOV": []byte("\x00\x00\x00\x08moov"), "WebM": []byte("\x1a\x45\xdf\xa3\x84\x42\x82\x81x"),
		"HTML": []byte("<!DOCTYPE html><script>alert(1)</script>"), "SVG": []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
		"polyglot": []byte("GIF89a/*\x01\x00\x00\x00\x00\x00\x2c*/=1;alert(1)"), "nothing": nil, "zeros": make([]byte, 1<<20),
		"MP4 of tiny boxes":     append(Film(), bytes.Repeat([]byte("\x00\x00\x00\x08free"), 500_000)...),
		"WebM of tiny elements": append([]byte("\x1a\x45\xdf\xa3\x87\x42\x82\x84webm\x18\x53\x80\x67\xff"), bytes.Repeat([]byte("\xec\x80"), 2_000_000)...),
	}
}

// damaged are files of every format that are cut, or in which a bit is flipped:
// at the place where at stands, so many bytes behind its beginning.
func damaged(t *testing.T) map[string][]byte {
	src := Must(png.Decode(bytes.NewReader(Picture(64, 48, White))))
	var jpg, flat, web bytes.Buffer
	Must(0, jpeg.Encode(&jpg, src, nil))
	Must(0, gif.Encode(&flat, src, nil))
	Must(0, webp.Encode(&web, src))
	webm := "\x1a\x45\xdf\xa3\x87\x42\x82\x84webm\x18\x53\x80\x67\x96\x16\x54\xae\x6b\x91\xae\x8f\xd7\x81\x01\x83\x81\x01\xe0\x88\xb0\x82\x02\x80\xba\x82\x01\x68"
	list := map[string][]byte{}
	for name, c := range map[string]struct {
		whole  []byte
		at     string
		behind int
		bit    byte
	}{
		"JPEG": {jpg.Bytes(), "\xff\xc4", 3, 0x80}, "PNG": {Picture(64, 48, White), "IDAT", 8, 0x10}, "GIF": {flat.Bytes(), "\x2c\x00\x00", 5, 0x80}, "WebP": {web.Bytes(), "VP8 ", 11, 0x01},
		"HEIC": {storetest.ModuleFile(t, "github.com/gen2brain/heic@v0.4.9", "testdata/test8.heic"), "pitm", 9, 0x40},
		"AVIF": {storetest.ModuleFile(t, "github.com/gen2brain/avif@v0.6.0", "testdata/test_rot.avif"), "mdat", 4, 0x80},
		"MP4":  {Film(), "stbl", -4, 0x80}, "MOV": {bytes.Replace(Film(), []byte("isom"), []byte("qt  "), 1), "moov", -4, 0x01}, "WebM": {[]byte(webm), "\xe0", 1, 0x10},
	} {
		flipped := bytes.Clone(c.whole)
		flipped[bytes.Index(flipped, []byte(c.at))+c.behind] ^= c.bit
		list[name+" flipped"], list[name+" cut in the middle"], list[name+" cut at the end"] = flipped, c.whole[:len(c.whole)/2], c.whole[:len(c.whole)-2]
		list[name+", its head alone"] = c.whole[:40]
	}
	delete(list, "JPEG cut at the end") // without its end marker it is taken
	return list
}

// asForm is a multipart body with one file that calls itself a JPEG.
func asForm(data []byte) (body []byte, kind string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part := Must(w.CreatePart(map[string][]string{"Content-Disposition": {`form-data; name="file"; filename="x.jpg"`}, "Content-Type": {"image/jpeg"}}))
	Must(part.Write(data))
	w.Close()
	return b.Bytes(), w.FormDataContentType()
}

// processorTime returns the processor time of this process and its children.
func processorTime() (sum time.Duration) {
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		Must(0, syscall.Getrusage(who, &u))
		sum += time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	return sum
}

// TestBadMedia: each bad file takes less of the processor than an ordinary photo, takes no
// memory of the server, and leaves nothing behind. It is not parallel: it measures the whole
// process. Of the time that is only what the machine does for it, not for others.
func TestBadMedia(t *testing.T) {
	photo, elsewhere := Picture(4000, 3000, White), NewAPI(t, "sqlite").As("ann")
	ordinary := processorTime()
	elsewhere.Upload(photo)
	ordinary = processorTime() - ordinary
	t.Logf("an ordinary photo takes %v of the processor", ordinary)
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	files := bombs()
	maps.Copy(files, damaged(t))
	for name, data := range files {
		t.Run(name, func(t *testing.T) {
			body, kind := asForm(data)
			for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				used := processorTime()
				r := ann.Do(method, path, bytes.NewReader(body), "Content-Type", kind)
				used = processorTime() - used
				runtime.ReadMemStats(&after)
				if r.Status != 413 && r.Status != 415 && r.Status != 422 {
					t.Errorf("%s answers %d %s", path, r.Status, r.Body)
				}
				if grown := after.TotalAlloc - before.TotalAlloc; grown > 8<<20 {
					t.Errorf("the server allocated %d KiB", grown>>10)
				}
				if used > ordinary {
					t.Errorf("took %v of the processor", used)
				}
				t.Logf("%d, %v of the processor", r.Status, used)
			}
			if left := Must(filepath.Glob(filepath.Join(a.Tmp, "*"))); len(left) > 0 {
				t.Errorf("%q stay", left)
			}
			if err := a.Bucket.List(t.Context(), "", func(key string, _ int64, _ time.Time) error { return fmt.Errorf("%s stays", key) }); err != nil {
				t.Error(err)
			}
		})
	}
}

// endless is a multipart body whose file never ends.
type endless struct{ io.Reader }

func (e endless) Read(p []byte) (int, error) {
	if n, err := e.Reader.Read(p); err == nil {
		return n, nil
	}
	return len(p), nil
}

// TestEndlessMedia ends at the limit of each kind of file.
func TestEndlessMedia(t *testing.T) {
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Media.ImageMax, o.Media.VideoMax = 1<<20, 2<<20 })
	ann := a.As("ann")
	for _, head := range []string{"\xff\xd8\xff", "<html>", "\x00\x00\x00\x14ftypisom\x00\x00\x00\x00mp42"} {
		body := endless{strings.NewReader("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n" + head)}
		if r := ann.Do("POST", "/api/media", body, "Content-Type", "multipart/form-data; boundary=b"); r.Status != 413 {
			t.Errorf("%q: %d %s", head, r.Status, r.Body)
		}
	}
	if left := Must(os.ReadDir(a.Tmp)); len(left) > 0 {
		t.Errorf("%v stay", left)
	}
}
