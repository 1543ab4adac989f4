package media

import (
	"bufio"
	"bytes"
	"encoding/gob"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/media/sandbox"
	"finds/store/storetest"
)

// nativeCodecs are the libraries that the codec packages look for.
var nativeCodecs = []string{"libwebp.so", "libwebpdemux.so", "libheif.so", "libavif.so"}

// usesCodecs is a program that takes no care.
const usesCodecs = `package main

import (
	_ "github.com/gen2brain/avif"
	_ "github.com/gen2brain/heic"
	_ "github.com/gen2brain/webp"
)

func main() {}
`

// TestNoNativeCodecs puts libraries with the names of codecs on the library path of
// a program that is built without the tag nodynamic. Neither the server nor a worker
// loads one; a program that imports the codecs alone loads all of them.
func TestNoNativeCodecs(t *testing.T) {
	t.Parallel()
	storetest.Everywhere(t, "that link the whole program")
	storetest.Program(t, "gcc")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(usesCodecs), 0o600); err != nil {
		t.Fatal(err)
	}
	careless, finds := builtDynamic(t, filepath.Join(dir, "main.go")), builtDynamic(t, "finds")
	libraries := fakeCodecs(t)
	if loaded := loadedBy(t, libraries, exec.Command(careless)); !slices.Equal(loaded, nativeCodecs) {
		t.Fatalf("a program that imports the codecs loads %v", loaded)
	}
	var pixels bytes.Buffer
	if err := png.Encode(&pixels, image.NewNRGBA(image.Rect(0, 0, 40, 30))); err != nil {
		t.Fatal(err)
	}
	picture := assignment{"image", formatNamed("png"), int64(pixels.Len())}
	policy := picture.policy(finds)
	policy.Read = librariesOf(finds)
	for name, args := range map[string][]string{
		"a server": {"serve", "--data", filepath.Join(dir, "data"), "--addr", "127.0.0.1:0"},
		"a worker": picture.args(), "a confined worker": sandbox.Command(policy, picture.args()...),
	} {
		cmd := exec.Command(finds, args...)
		var out bytes.Buffer
		cmd.Stdin, cmd.Stdout = bytes.NewReader(pixels.Bytes()), &out
		if loaded := loadedBy(t, libraries, cmd); loaded != nil {
			t.Errorf("%s loads %v", name, loaded)
		}
		if args[0] == "serve" {
			continue
		}
		var made workerResult
		if err := gob.NewDecoder(&out).Decode(&made); err != nil || made.Made == nil {
			t.Errorf("%s makes no files: %v", name, err)
		}
	}
}

// builtDynamic builds a package or a file of this module without any tags.
func builtDynamic(t *testing.T, what string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	cmd := exec.Command("go", "build", "-o", program, what)
	cmd.Env = append(os.Environ(), "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return program
}

// fakeCodecs returns a folder with libraries that say so when they are loaded. They
// write to the standard error, as workers can open no file.
func fakeCodecs(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range nativeCodecs {
		source := filepath.Join(dir, name+".c")
		line := fmt.Sprintf("loaded %s\\n", name)
		text := fmt.Sprintf("#include <unistd.h>\n__attribute__((constructor)) static void say(void) { if (write(2, \"%s\", %d) < 0) _exit(9); }\n", line, len(line)-1)
		if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("gcc", "-shared", "-fPIC", "-Wl,-soname,"+name, "-o", filepath.Join(dir, name), source).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	return dir
}

// loadedBy runs a program with the folder on its library path, to its end or until
// it serves, and returns which of nativeCodecs it loads.
func loadedBy(t *testing.T, libraries string, cmd *exec.Cmd) (loaded []string) {
	t.Helper()
	cmd.Env = []string{"LD_LIBRARY_PATH=" + libraries}
	said, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer late.Stop()
	served := false
	for lines := bufio.NewScanner(said); lines.Scan(); {
		line := lines.Text()
		if name, found := strings.CutPrefix(line, "loaded "); found {
			loaded = append(loaded, name)
		}
		if strings.Contains(line, "msg=serving") {
			served = true
			cmd.Process.Kill()
		}
	}
	if err := cmd.Wait(); err != nil && !served {
		t.Errorf("%v: %v", cmd.Args, err)
	}
	slices.SortFunc(loaded, func(a, b string) int { return slices.Index(nativeCodecs, a) - slices.Index(nativeCodecs, b) })
	return loaded
}
