package command

import (
	"bufio"
	"bytes"
	"fmt"
	"image/jpeg"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"finds/schema"
)

// TestBinary uses the binary as a self-hoster does. FINDS_TEST_BINARY names the
// released one; without it the test builds one in the same way.
func TestBinary(t *testing.T) {
	if testing.Short() {
		t.Skip("left out with -short, as it builds the binary")
	}
	t.Parallel()
	bin := os.Getenv("FINDS_TEST_BINARY")
	if bin == "" {
		bin = filepath.Join(t.TempDir(), "finds")
		build := exec.Command("go", "build", "-tags", "nodynamic", "-ldflags", "-s -w", "-o", bin, "finds")
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("build: %v\n%s", err, out)
		}
	}
	t.Run("first day", func(t *testing.T) { t.Parallel(); firstDay(t, bin) })
	t.Run("tour", func(t *testing.T) { t.Parallel(); tour(t, bin) })
	t.Run("killed", func(t *testing.T) { t.Parallel(); killed(t, bin) })
	t.Run("outages", func(t *testing.T) { t.Parallel(); outages(t, bin) })
	t.Run("drains", func(t *testing.T) { t.Parallel(); drains(t, bin) })
	t.Run("cluster", func(t *testing.T) { t.Parallel(); cluster(t, bin) })
	t.Run("backup killed", func(t *testing.T) { t.Parallel(); backupKilled(t, bin) })
	onLinux(t, bin)
	t.Run("copy killed", func(t *testing.T) { t.Parallel(); copyKilled(t, bin) })
}

// upload is a multipart body with one file, and its content type.
func upload(file []byte) (io.Reader, string) {
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	part, _ := w.CreateFormFile("file", "IMG_0001.JPG")
	part.Write(file)
	w.Close()
	return &b, w.FormDataContentType()
}

// firstDay is what happens on the first day of an instance, up to a restart.
func firstDay(t *testing.T, bin string) {
	photo, err := os.ReadFile(filepath.Join("..", "..", "media", "testdata", "camera.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(photo, []byte("Exif\x00")) {
		t.Fatal("the photograph has no Exif block that could be lost")
	}
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data)
	if p.link == "" {
		t.Fatal("the first start prints no link")
	}
	ann := p.join(p.link, "ann")

	body, kind := upload(photo)
	media := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	bridge := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 48.857, "longitude": 2.3413, "name": "Pont Neuf"})
	find := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": bridge.ID, "title": "The oldest bridge", "media": media})
	if len(find.Media) != 1 || find.Media[0].Width != 102 || find.Media[0].Height != 205 {
		t.Fatalf("media of the find, upright 102×205: %+v", find.Media)
	}

	ben := p.join(p.run("create-invite", "--base-url", p.url), "ben")
	near := ask[[]schema.Location](ben, 200, "GET", "/api/locations?lat=48.86&lng=2.34&radius=1", nil)
	if len(near) != 1 || len(near[0].Finds) != 1 || near[0].Finds[0].ID != find.ID {
		t.Fatalf("within a kilometre: %+v", near)
	}
	if far := ask[[]schema.Location](ben, 200, "GET", "/api/locations?lat=48.96&lng=2.34&radius=1", nil); len(far) != 0 {
		t.Errorf("eleven kilometres away: %+v", far)
	}
	path := "/api/finds/" + find.ID
	ask[any](ben, 200, "PUT", path+"/like", nil)
	ask[schema.Comment](ben, 200, "POST", path+"/comments", o{"content": "Older than the new ones."})
	ask[schema.Friendship](ben, 201, "POST", "/api/friends", o{"friendId": find.UserID})

	notified := ask[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil)
	var types []string
	for _, n := range notified {
		types = append(types, n.Type)
	}
	if got := strings.Join(types, " "); got != "friend_request find_commented find_liked" {
		t.Errorf("ann's notifications: %s", got)
	}
	images := p.images(find.Media[0], photo)

	// A stream and a browser's idle connection do not hold up the end.
	req, _ := http.NewRequest("GET", p.url+"/api/notifications/stream", nil)
	req.Header.Set("Authorization", "Bearer "+ann.token)
	stream, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Errorf("after SIGTERM: %v", err)
	}
	for _, bad := range []string{"level=ERROR", "level=WARN", "panic"} {
		if strings.Contains(p.log.String(), bad) {
			t.Errorf("the log has %s:\n%s", bad, p.log.String())
		}
	}
	if strings.Contains(p.log.String(), ann.token) || strings.Contains(p.log.String(), strings.SplitN(p.link, "#", 2)[1]) {
		t.Error("the log has a secret")
	}

	p = serveBinary(t, bin, data)
	if p.link != "" {
		t.Error("the second start prints a link")
	}
	ann.p, ben.p = p, p
	again := ask[schema.Find](ann, 200, "GET", path, nil)
	if again.Title != find.Title || again.LikeCount != 1 || again.CommentCount != 1 || len(again.Media) != 1 {
		t.Errorf("after the restart: %+v", again)
	}
	if got := ask[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil); len(got) != 3 {
		t.Errorf("%d notifications after the restart", len(got))
	}
	for url, before := range images {
		if _, after := ben.send("GET", url, nil); !bytes.Equal(before, after) {
			t.Errorf("%s is another after the restart", url)
		}
	}
	if err := p.end(syscall.SIGINT); err != nil {
		t.Errorf("after SIGINT: %v", err)
	}
	private(t, data)
}

// images fetches the files of a picture and insists that nothing of the
// camera's is in them.
func (p *process) images(m schema.Media, photo []byte) map[string][]byte {
	p.Helper()
	images := map[string][]byte{}
	for _, url := range []string{m.URL, m.FallbackURL, m.ThumbnailURL, m.FallbackThumbnailURL} {
		status, b := person{p: p}.send("GET", url, nil)
		if status != 200 || bytes.Equal(b, photo) {
			p.Fatalf("%s: status %d, %d bytes", url, status, len(b))
		}
		for _, trace := range []string{"Exif", "EXIF", "GPS", "Apple", "iPhone", "http://ns.adobe.com", "XMP "} {
			if bytes.Contains(b, []byte(trace)) {
				p.Errorf("%s has %q in it", url, trace)
			}
		}
		images[url] = b
	}
	big, err := jpeg.DecodeConfig(bytes.NewReader(images[m.FallbackURL]))
	if err != nil || big.Width != 102 || big.Height != 205 {
		p.Errorf("the JPEG is %dx%d, %v", big.Width, big.Height, err)
	}
	return images
}

// private checks that no other user of the machine can read the data folder.
func private(t *testing.T, data string) {
	t.Helper()
	for name, want := range map[string]os.FileMode{"": 0o700, "secrets": 0o600} {
		info, err := os.Stat(filepath.Join(data, name))
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%q in the data folder: %v, %v; want mode %o", name, info.Mode(), err, want)
		}
	}
	f, err := os.Open(filepath.Join(data, "secrets"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if line, err := bufio.NewReader(f).ReadString('\n'); err != nil || line != "{\n" {
		t.Error(fmt.Sprintf("the secrets begin with %q", line), err)
	}
}
