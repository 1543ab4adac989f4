package hostile

import (
	"bytes"
	"image"
	"image/jpeg"
	"io"
	"mime/multipart"
	"net/textproto"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// TestBadBodies sends malformed JSON bodies and expects one refusal each.
func TestBadBodies(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		good := `{"locationId":"` + s.IDs["locationId"] + `","title":"Good"`
		const jsonType = "application/json"
		for name, c := range map[string]struct {
			status      int
			body, ctype string
		}{
			"empty":                  {400, "", jsonType},
			"spaces":                 {400, " \n\t ", jsonType},
			"text":                   {400, "title=x", jsonType},
			"cut":                    {400, good, jsonType},
			"cut string":             {400, `{"title":"Goo`, jsonType},
			"two values":             {400, good + `}{}`, jsonType},
			"value and garbage":      {400, good + `} x`, jsonType},
			"trailing comma":         {400, good + `,}`, jsonType},
			"comment":                {400, good + `/*x*/}`, jsonType},
			"single quotes":          {400, `{'title':'x'}`, jsonType},
			"bare word":              {400, `{"title":NaN}`, jsonType},
			"infinity":               {400, `{"title":Infinity}`, jsonType},
			"hexadecimal":            {400, `{"title":0x10}`, jsonType},
			"leading zero":           {400, `{"title":010}`, jsonType},
			"plus":                   {400, `{"title":+1}`, jsonType},
			"raw control":            {400, good[:len(good)-1] + "\x01\"}", jsonType},
			"raw NUL":                {400, good[:len(good)-1] + "\x00\"}", jsonType},
			"NUL after":              {400, good + "}\x00", jsonType},
			"byte order mark":        {400, "\xef\xbb\xbf" + good + "}", jsonType},
			"UTF-16":                 {400, "{\x00}\x00", jsonType},
			"invalid UTF-8":          {400, good[:len(good)-1] + "\xff\"}", jsonType},
			"overlong UTF-8":         {400, good[:len(good)-1] + "\xc0\xaf\"}", jsonType},
			"surrogate in UTF-8":     {400, good[:len(good)-1] + "\xed\xa0\x80\"}", jsonType},
			"lone high surrogate":    {400, good[:len(good)-1] + `\ud800"}`, jsonType},
			"lone low surrogate":     {400, good[:len(good)-1] + `\udc00x"}`, jsonType},
			"swapped surrogates":     {400, good[:len(good)-1] + `\udc00\ud800"}`, jsonType},
			"bad escape":             {400, good[:len(good)-1] + `\x41"}`, jsonType},
			"member twice":           {400, good + `,"title":"Again"}`, jsonType},
			"member twice, escaped":  {400, good + `,"t\u0069tle":"Again"}`, jsonType},
			"17 deep":                {400, strings.Repeat(`[`, 17) + strings.Repeat(`]`, 17), jsonType},
			"17 deep inside":         {400, good + `,"media":` + strings.Repeat(`[`, 16) + strings.Repeat(`]`, 16) + `}`, jsonType},
			"10,000 deep":            {400, strings.Repeat(`[`, 10_000), jsonType},
			"10,000 objects deep":    {400, strings.Repeat(`{"a":`, 10_000), jsonType},
			"16 deep":                {422, good + `,"media":` + strings.Repeat(`[`, 15) + strings.Repeat(`]`, 15) + `}`, jsonType},
			"escaped NUL":            {422, good[:len(good)-1] + `\u0000"}`, jsonType},
			"NUL in a name":          {422, good + `,"a\u0000b":1}`, jsonType},
			"array":                  {422, `[` + good + `}]`, jsonType},
			"string":                 {422, `"` + Marked + `"`, jsonType},
			"number":                 {422, `12`, jsonType},
			"null":                   {422, `null`, jsonType},
			"huge number":            {422, good + `,"isPublic":` + strings.Repeat("9", 20_000) + `}`, jsonType},
			"huge exponent":          {422, `{"locationId":1e999999999,"title":-1e-999999999}`, jsonType},
			"64 KiB and a byte":      {413, good + `,"description":"` + strings.Repeat("x", 64<<10) + `"}`, jsonType},
			"64 KiB of spaces":       {413, good + "}" + strings.Repeat(" ", 64<<10), jsonType},
			"a megabyte":             {413, strings.Repeat("[", 1<<20), jsonType},
			"no content type":        {415, good + "}", ""},
			"form":                   {415, "title=x", "application/x-www-form-urlencoded"},
			"text type":              {415, good + "}", "text/plain"},
			"suffix type":            {415, good + "}", "application/problem+json"},
			"XML":                    {415, "<a/>", "application/xml"},
			"YAML":                   {415, "a: 1", "application/yaml"},
			"CBOR":                   {415, "\xa0", "application/cbor"},
			"multipart type":         {415, good + "}", "multipart/form-data; boundary=x"},
			"broken type":            {415, good + "}", "application/json;;charset"},
			"type of another letter": {415, good + "}", "application/jsonp"},
			"compressed":             {400, "\x1f\x8b\x08\x00", jsonType},
		} {
			res := s.Ann.Do("POST", "/api/finds", strings.NewReader(c.body), "Content-Type", c.ctype)
			if res.Status != c.status {
				a.Errorf("%s: %d, want %d: %s", name, res.Status, c.status, res.Body)
			}
			a.Clean(name, res)
			if bytes.Contains(res.Body, []byte(Marked)) {
				a.Errorf("%s: the answer repeats what was refused: %s", name, res.Body)
			}
		}
		a.Unchanged(before, "a bad body")
		big := s.Ann.Do("POST", "/api/finds", good+`,"description":"`+strings.Repeat("x", 64<<10)+`"}`)
		if !strings.Contains(string(big.Body), "65536") {
			a.Errorf("413 names no limit: %s", big.Body)
		}
		for _, kind := range []string{"application/json; charset=utf-8", "Application/JSON", `application/json; charset="UTF-8"`} {
			OK(s.Ann, 201, "POST", "/api/finds", strings.NewReader(good+"}"), "Content-Type", kind)
		}
		OK(s.Ann, 201, "POST", "/api/finds", good+`,"description":"\ud83d\udc63"}`+strings.Repeat(" ", 60<<10))
	})
}

// TestBodyEverywhere sends the worst bodies to every operation that takes one.
func TestBodyEverywhere(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		for _, op := range a.Described() {
			if op.Members == nil {
				continue
			}
			for body, status := range map[string]int{"{": 400, "null": 422, "[]": 422, "{}{}": 400, strings.Repeat("[", 10_000): 400, `{"` + Marked + `":1}`: 422, "\xff": 400,
				`{"a":1,"a":2}`: 400, strings.Repeat(" ", 70_000): 413} {
				if op.ID == "deleteMe" && body == "null" {
					continue // its body may be left out, and null says so
				}
				res := s.Ann.Do(op.Method, s.Fill(op.Path), body)
				if res.Status != status {
					a.Errorf("%s with %.20q: %d, want %d: %s", op.ID, body, res.Status, status, res.Body)
				}
				a.Clean(op.ID, res)
			}
			if res := s.Ann.Do(op.Method, s.Fill(op.Path), strings.NewReader("{}"), "Content-Type", "text/plain"); res.Status != 415 {
				a.Errorf("%s with text/plain: %d", op.ID, res.Status)
			}
		}
		a.Unchanged(before, "a bad body")
	})
}

// jpegOf makes a JPEG.
func jpegOf(t testing.TB, w, h int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, w, h)), nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// filePart is one part of a multipart body.
type filePart struct {
	name, file, kind string
	body             []byte
}

// multi makes a multipart body and its content type.
func multi(parts ...filePart) (body []byte, kind string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for _, p := range parts {
		h := textproto.MIMEHeader{"Content-Disposition": {`form-data; name="` + p.name + `"; filename="` + p.file + `"`}}
		if p.kind != "" {
			h.Set("Content-Type", p.kind)
		}
		out, err := w.CreatePart(h)
		if err != nil {
			panic(err)
		}
		out.Write(p.body)
	}
	w.Close()
	return b.Bytes(), w.FormDataContentType()
}

// filesIn counts the regular files under a folder.
func filesIn(t testing.TB, dir string) (n int) {
	t.Helper()
	err := filepath.WalkDir(dir, func(_ string, e os.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() {
			n++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestBadUploads sends malformed uploads to both operations that take
// files, and expects that nothing of it stays: no row, no file, no temporary.
func TestBadUploads(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		jpg := jpegOf(t, 40, 30)
		big := append(bytes.Clone(jpg), make([]byte, 1<<20)...)
		one := func(p filePart) (string, string) { b, kind := multi(p); return string(b), kind }
		good, kind := one(filePart{"file", "a.jpg", "image/jpeg", jpg})
		boundary := kind[strings.Index(kind, "boundary=")+9:]
		for name, c := range map[string]struct {
			status int
			make   func() (string, string)
			names  string // stands in the answer
		}{
			"no content type":     {415, func() (string, string) { return good, "" }, ""},
			"JSON":                {415, func() (string, string) { return "{}", "application/json" }, ""},
			"no boundary":         {415, func() (string, string) { return good, "multipart/form-data" }, ""},
			"mixed":               {415, func() (string, string) { return good, "multipart/mixed; boundary=" + boundary }, ""},
			"wrong boundary":      {400, func() (string, string) { return good, "multipart/form-data; boundary=other" }, ""},
			"empty body":          {400, func() (string, string) { return "", kind }, ""},
			"ends in the headers": {400, func() (string, string) { return good[:len(boundary)+20], kind }, ""},
			"ends in the file":    {400, func() (string, string) { return good[:len(good)/2], kind }, ""},
			"ends before the end": {400, func() (string, string) { return good[:len(good)-len(boundary)-8], kind }, ""},
			"broken headers": {400, func() (string, string) {
				return "--" + boundary + "\r\nno header\r\n\r\nx\r\n--" + boundary + "--\r\n", kind
			}, ""},
			"no files":           {422, func() (string, string) { return "--" + boundary + "--\r\n", kind }, "body.file"},
			"wrong name":         {422, func() (string, string) { return one(filePart{"picture", "a.jpg", "image/jpeg", jpg}) }, "body.picture"},
			"no name":            {422, func() (string, string) { return one(filePart{"", "a.jpg", "image/jpeg", jpg}) }, "body."},
			"name with controls": {422, func() (string, string) { return one(filePart{"a\tb", "a.jpg", "image/jpeg", jpg}) }, "body."},
			"empty file":         {415, func() (string, string) { return one(filePart{"file", "a.jpg", "image/jpeg", nil}) }, ""},
			"HTML named .jpg": {415, func() (string, string) {
				return one(filePart{"file", "a.jpg", "image/jpeg", []byte("<!doctype html><script>alert(1)</script>")})
			}, ""},
			"SVG": {415, func() (string, string) {
				return one(filePart{"file", "a.svg", "image/svg+xml", []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)})
			}, ""},
			"text": {415, func() (string, string) {
				return one(filePart{"file", "../../etc/passwd", "image/png", []byte("hello")})
			}, ""},
			"PDF": {415, func() (string, string) {
				return one(filePart{"file", "a.pdf", "application/pdf", []byte("%PDF-1.7\n")})
			}, ""},
			"cut JPEG": {422, func() (string, string) { return one(filePart{"file", "a.jpg", "image/jpeg", jpg[:20]}) }, ""},
			"JPEG header alone": {422, func() (string, string) {
				return one(filePart{"file", "a.jpg", "image/jpeg", []byte("\xff\xd8\xff\xe0")})
			}, ""},
			"too large":            {413, func() (string, string) { return one(filePart{"file", "a.jpg", "image/jpeg", big}) }, "1 MB"},
			"too large as a whole": {413, func() (string, string) { return strings.Repeat("before the first part\n", 11<<20/22) + good, kind }, "bytes"},
			"good, then HTML": {415, func() (string, string) {
				b, k := multi(filePart{"file", "a.jpg", "", jpg}, filePart{"file", "b.jpg", "", []byte("<html>")})
				return string(b), k
			}, ""},
			"good, then another name": {422, func() (string, string) {
				b, k := multi(filePart{"file", "a.jpg", "", jpg}, filePart{"title", "", "", []byte(Marked)})
				return string(b), k
			}, "body.title"},
			"eleven": {422, func() (string, string) {
				var parts []filePart
				for range 11 {
					parts = append(parts, filePart{"file", "a.jpg", "", jpg})
				}
				b, k := multi(parts...)
				return string(b), k
			}, "at most"},
		} {
			for _, to := range []string{"POST /api/media", "PUT /api/users/me/picture"} {
				method, path, _ := strings.Cut(to, " ")
				if name == "good, then HTML" && method == "PUT" {
					continue // one picture alone
				}
				body, kind := c.make()
				res := s.Ann.Do(method, path, io.Reader(strings.NewReader(body)), "Content-Type", kind)
				if res.Status != c.status {
					a.Errorf("%s to %s: %d, want %d: %s", name, to, res.Status, c.status, res.Body)
				}
				a.Clean(name, res)
				if !strings.Contains(string(res.Body), c.names) {
					a.Errorf("%s to %s does not name %q: %s", name, to, c.names, res.Body)
				}
			}
		}
		a.Unchanged(before, "a bad upload")
		if n := filesIn(t, a.Tmp); n != 0 {
			a.Errorf("%d temporary files stay", n)
		}
		err := a.Bucket.List(t.Context(), "", func(key string, _ int64, _ time.Time) error { a.Errorf("%s stays in the bucket", key); return nil })
		if err != nil {
			a.Error(err)
		}
		body, kind := multi(filePart{"file", "../../etc/passwd.html", "text/html", jpg})
		list := Call[[]schema.Media](s.Ann, 201, "POST", "/api/media", io.Reader(bytes.NewReader(body)), "Content-Type", kind)
		if len(list) != 1 || list[0].Type != "image" || strings.Contains(list[0].URL, "passwd") {
			a.Errorf("a picture under a bad name is %+v", list)
		}
	}, func(o *server.Options) { o.Media.ImageMax, o.Media.VideoMax = 1<<20, 1<<20 })
}

// TestBodiesElsewise sends bodies of another type or coding: the refusal says what the service takes instead
// (RFC 9110, section 15.5.16), and nothing is read.
func TestBodiesElsewise(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		before := a.Contents()
		find := `{"locationId":"` + s.IDs["locationId"] + `","title":"Good"}`
		for _, c := range []struct {
			path, kind, coding string
			reason             *schema.Error
			header, value      string
		}{
			{"/api/finds", "text/plain", "", schema.ErrNotJSON, "Accept", "application/json"},
			{"/api/media", "application/json", "", schema.ErrNotMultipart, "Accept", "multipart/form-data"},
			{"/api/finds", "application/json", "gzip", schema.ErrEncoded, "Accept-Encoding", "identity"},
			{"/api/finds", "application/json", "identity, br", schema.ErrEncoded, "Accept-Encoding", "identity"},
			{"/api/media", "multipart/form-data; boundary=x", "GZIP", schema.ErrEncoded, "Accept-Encoding", "identity"},
		} {
			headers := []string{"Content-Type", c.kind}
			if c.coding != "" {
				headers = append(headers, "Content-Encoding", c.coding)
			}
			res := s.Ann.Do("POST", c.path, io.Reader(strings.NewReader(find)), headers...)
			if res.Status != 415 || !strings.Contains(string(res.Body), `"`+c.reason.Reason+`"`) || res.Header.Get(c.header) != c.value {
				a.Errorf("%s as %s %s: %d %s %s, %s", c.path, c.kind, c.coding, res.Status, c.header, res.Header.Get(c.header), res.Body)
			}
		}
		a.Unchanged(before, "a body of another coding")
		OK(s.Ann, 201, "POST", "/api/finds", io.Reader(strings.NewReader(find)), "Content-Type", "application/json", "Content-Encoding", "Identity")
	})
}
