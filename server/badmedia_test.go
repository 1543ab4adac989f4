package server_test

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image/color"
	"io"
	"mime/multipart"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"finds/server"
)

// bombs are small files that would be large pictures, and files that are none.
func bombs() map[string][]byte {
	chunk := func(name string, body []byte) string {
		b := append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), name+string(body)...)
		return string(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:])))
	}
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	must(z.Write(make([]byte, 10_000*(1+10_000/8))))
	z.Close()
	png := "\x89PNG\r\n\x1a\n" + chunk("IHDR", []byte("\x00\x00\x27\x10\x00\x00\x27\x10\x01\x00\x00\x00\x00")) + chunk("IDAT", packed.Bytes()) + chunk("IEND", nil)
	riff := func(body string) string {
		return "RIFF" + string(binary.LittleEndian.AppendUint32(nil, uint32(4+len(body)))) + "WEBP" + body
	}
	webp := riff("VP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x7f\x3e\x00\x7f\x3e\x00" + "ANIM\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"ANMF\x22\x00\x00\x00" + strings.Repeat("\x00", 16) + "VP8L\x0a\x00\x00\x00\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88")
	gif := "GIF89a\x80\x3e\x80\x3e\x80\x00\x00\x00\x00\x00\xff\xff\xff" + strings.Repeat("\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00", 100) + "\x3b"
	good := picture(64, 48, color.RGBA{200, 30, 30, 255})
	flipped := bytes.Clone(good)
	flipped[len(flipped)/2] ^= 0x10
	return map[string][]byte{
		"PNG 10,000×10,000": []byte(png), "animated WebP": []byte(webp), "GIF of 100 frames": []byte(gif),
		"HEIC": []byte("\x00\x00\x00\x14ftypheic\x00\x00\x00\x00mif1"), "AVIF": []byte("\x00\x00\x00\x14ftypavif\x00\x00\x00\x00mif1"),
		"MP4": []byte("\x00\x00\x00\x14ftypisom\x00\x00\x00\x00mp42"), "MOV": []byte("\x00\x00\x00\x08moov"), "WebM": []byte("\x1a\x45\xdf\xa3\x84\x42\x82\x81x"),
		"PNG cut": good[:len(good)/2], "PNG flipped": flipped, "JPEG cut": []byte("\xff\xd8\xff\xe0\x00\x10JFIF"),
		"HTML": []byte("<!DOCTYPE html><script>alert(1)</script>"), "SVG": []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
		"polyglot": []byte("GIF89a/*\x01\x00\x00\x00\x00\x00\x2c*/=1;alert(1)"), "nothing": nil, "zeros": make([]byte, 1<<20),
	}
}

// asForm is a multipart body with one file that calls itself a JPEG.
func asForm(data []byte) (body []byte, kind string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part := must(w.CreatePart(map[string][]string{"Content-Disposition": {`form-data; name="file"; filename="x.jpg"`}, "Content-Type": {"image/jpeg"}}))
	must(part.Write(data))
	w.Close()
	return b.Bytes(), w.FormDataContentType()
}

// TestBadMedia: whatever comes is refused soon, takes no memory of the server's,
// and nothing of it stays.
func TestBadMedia(t *testing.T) {
	a := newAPI(t, "sqlite")
	ann := a.as("ann")
	for name, data := range bombs() {
		body, kind := asForm(data)
		for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			r := ann.do(method, path, bytes.NewReader(body), "Content-Type", kind)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			if r.Status != 413 && r.Status != 415 && r.Status != 422 {
				t.Errorf("%s: %s answers %d %s", name, path, r.Status, r.Body)
			}
			if grown := after.TotalAlloc - before.TotalAlloc; grown > 8<<20 {
				t.Errorf("%s: the server allocated %d KiB", name, grown>>10)
			}
			if took > 2*time.Second { // the aim is 200 ms on a machine at rest
				t.Errorf("%s: took %v", name, took)
			}
			t.Logf("%s: %d in %v", name, r.Status, took)
		}
	}
	if left := must(filepath.Glob(filepath.Join(a.tmp, "*"))); len(left) > 0 {
		t.Errorf("%q stay", left)
	}
	if err := a.bucket.List(t.Context(), "", func(key string, _ time.Time) error { return fmt.Errorf("%s stays", key) }); err != nil {
		t.Error(err)
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
	a := newAPI(t, "sqlite", func(o *server.Options) { o.ImageMax, o.VideoMax = 1<<20, 2<<20 })
	ann := a.as("ann")
	for _, head := range []string{"\xff\xd8\xff", "<html>", "\x00\x00\x00\x14ftypisom\x00\x00\x00\x00mp42"} {
		body := endless{strings.NewReader("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n" + head)}
		if r := ann.do("POST", "/api/media", body, "Content-Type", "multipart/form-data; boundary=b"); r.Status != 413 {
			t.Errorf("%q: %d %s", head, r.Status, r.Body)
		}
	}
	if left := must(os.ReadDir(a.tmp)); len(left) > 0 {
		t.Errorf("%v stay", left)
	}
}
