package media

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"finds/media/mediatest"
	"finds/media/sandbox"
)

// standIns are programs that take the place of ffmpeg, by the name that they are
// called by. They are this test binary.
var standIns = map[string]func(){
	"prints": func() { fmt.Println("a picture") },
	"fails":  func() { fmt.Fprintln(os.Stderr, "no such codec"); os.Exit(3) },
	"tries":  func() { json.NewEncoder(os.Stdout).Encode(attempts(filepath.Dir(os.Args[0]))) },
}

func beFFmpeg() {
	if run := standIns[filepath.Base(os.Args[0])]; run != nil {
		run()
		os.Exit(0)
	}
}

// standIn returns the path of a program that takes the place of ffmpeg.
func standIn(t *testing.T, name string) string {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("needs Linux, where a link to the test binary starts it under the name of the link")
	}
	path := filepath.Join(t.TempDir(), name)
	exe, err := os.Executable()
	if err == nil {
		err = os.Symlink(exe, path)
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// attempts tries what a decoder has no business with, around a folder. It returns
// what came of each, "" for success.
func attempts(dir string) map[string]string {
	done := map[string]string{"environment": strings.Join(os.Environ(), " ")}
	try := func(what string, err error) {
		done[what] = ""
		if err != nil {
			done[what] = err.Error()
		}
	}
	_, err := os.ReadFile(filepath.Join(dir, "secrets"))
	try("read", err)
	try("write", os.WriteFile(filepath.Join(dir, "new"), nil, 0o600))
	try("change", os.Chmod(filepath.Join(dir, "secrets"), 0o644))
	try("remove", os.Remove(filepath.Join(dir, "removed")))
	file, err := os.OpenFile("/dev/fd/0", os.O_RDWR, 0)
	try("open the file for writing", err)
	file.Close()
	file, err = os.Open("/dev/fd/0")
	try("open the file", err)
	if err == nil {
		_, err = file.Seek(2, io.SeekStart)
		text, _ := io.ReadAll(file)
		done["text"] = fmt.Sprint(string(text), err)
	}
	return done
}

// TestFFmpegIsConfined: a program in the place of ffmpeg has its one file.
func TestFFmpegIsConfined(t *testing.T) {
	t.Parallel()
	program := standIn(t, "tries")
	dir := filepath.Dir(program)
	for _, name := range []string{"secrets", "removed", "video"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("a "+name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l := New(nil, Limits{FFmpeg: program})
	out, err := l.frame(t.Context(), formatOf(mediatest.Movie("mp42", mediatest.Upright)), filepath.Join(dir, "video"), "0", squarePixels)
	var done map[string]string
	if err := errors.Join(err, json.Unmarshal(out, &done)); err != nil {
		t.Fatal(err)
	}
	if done["open the file"] != "" || done["text"] != "video<nil>" || done["environment"] != "" {
		t.Errorf("it does not get its file alone: %v", done)
	}
	for _, what := range []string{"read", "write", "change", "remove", "open the file for writing"} {
		if what == "read" && len(sandbox.Missing()) > 0 {
			t.Log(sandbox.Missing())
		} else if done[what] == "" {
			t.Errorf("it can %s", what)
		}
	}
	for what, err := range attempts(dir) { // which are possible outside
		if err != "" && (what == "read" || what == "write" || what == "change" || what == "remove") {
			t.Errorf("%s: %s", what, err)
		}
	}
}

// TestWorkerIsConfined: what runs in the place of a codec opens nothing.
func TestWorkerIsConfined(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	secrets := filepath.Join(dir, "secrets")
	if err := os.WriteFile(secrets, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	video, err := os.OpenFile(filepath.Join(dir, "video"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	defer video.Close()
	if _, err := video.WriteString(secrets); err != nil {
		t.Fatal(err)
	}
	if _, err := video.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	_, err = delegate(t.Context(), assignment{"open", steady, int64(len(secrets))}, video)
	if err == nil || !strings.Contains(err.Error(), "not permitted") && !strings.Contains(err.Error(), "denied") || !strings.Contains(err.Error(), "grow: ") {
		t.Error(err)
	}
}

// TestCodecsAreWebAssembly: no codec of the system is in a worker, with whatever
// tags this is built.
func TestCodecsAreWebAssembly(t *testing.T) {
	t.Parallel()
	if _, err := delegate(t.Context(), assignment{"codecs", steady, 0}, strings.NewReader("")); err == nil || err.Error() != "media worker: WebAssembly" {
		t.Error(err)
	}
}
