package media

import (
	"errors"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"finds/media/mediatest"
)

// used is what a process and those that it waited for took.
func used(b *testing.B, cmd *exec.Cmd) (cpu time.Duration, peak int64) {
	b.Helper()
	if err := cmd.Run(); err != nil {
		b.Fatal(cmd, err)
	}
	u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		b.Skip("needs a system that reports the CPU time of a process")
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), u.Maxrss / 1024 // KiB on Linux
}

// BenchmarkAgainstVips makes five files of a photograph with a worker and with
// libvips on one thread, in turn, and tells the processor time of both and the
// memory. Of the eight processes of vips all but one start for nothing.
func BenchmarkAgainstVips(b *testing.B) {
	for size, w := range map[string]string{"12MP": "4032", "48MP": "8064"} {
		b.Run(size, func(b *testing.B) {
			src := mediatest.Photograph(b, size, w)
			var ours, theirs time.Duration
			var peak, theirPeak int64
			for b.Loop() {
				cpu, mem := workerUse(b, "jpeg", src)
				ours, peak = ours+cpu, max(peak, mem)
				cpu, mem = vipsUse(b, src)
				theirs, theirPeak = theirs+cpu, max(theirPeak, mem)
			}
			n := float64(b.N) * float64(time.Millisecond)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(ours)/n, "cpu-ms")
			b.ReportMetric(float64(theirs)/n, "vips-cpu-ms")
			b.ReportMetric(float64(ours)/float64(theirs), "ratio")
			b.ReportMetric(float64(peak), "MB")
			b.ReportMetric(float64(theirPeak), "vips-MB")
		})
	}
}

// workerUse runs the worker of FINDS_BINARY, or else of this test, on a file.
func workerUse(b *testing.B, format, src string) (time.Duration, int64) {
	b.Helper()
	f, err := os.Open(src)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	st, err := f.Stat()
	if err != nil {
		b.Fatal(err)
	}
	exe := os.Getenv("FINDS_BINARY")
	if exe == "" {
		exe = os.Args[0]
	}
	cmd := exec.Command(exe, assignment{"image", formatNamed(format), st.Size()}.args()...)
	cmd.Env, cmd.Stdin = workerEnv, f
	return used(b, cmd)
}

func vipsUse(b *testing.B, src string) (cpu time.Duration, peak int64) {
	b.Helper()
	dir := b.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	run := func(args ...string) time.Duration {
		cmd := exec.Command("vips", args...)
		cmd.Env = append(os.Environ(), "VIPS_CONCURRENCY=1")
		c, p := used(b, cmd)
		peak = max(peak, p)
		return c
	}
	cpu = run("thumbnail", src, at("d.v"), "1920", "--height", "1920", "--size", "down")
	cpu += run("webpsave", at("d.v"), at("d.webp"), "--Q", "78", "--effort", "4", "--strip")
	cpu += run("jpegsave", at("d.v"), at("d.jpg"), "--Q", "80", "--optimize-coding", "--strip")
	cpu += run("thumbnail", at("d.v"), at("m.v"), "960", "--height", "960", "--size", "down")
	cpu += run("webpsave", at("m.v"), at("m.webp"), "--Q", "75", "--effort", "4", "--strip")
	cpu += run("thumbnail", at("m.v"), at("t.v"), "400", "--height", "400", "--crop", "centre")
	cpu += run("webpsave", at("t.v"), at("t.webp"), "--Q", "75", "--effort", "4", "--strip")
	cpu += run("jpegsave", at("t.v"), at("t.jpg"), "--Q", "78", "--optimize-coding", "--strip")
	return cpu - 7*run("--version"), peak
}

// BenchmarkTransparency tells what a worker takes for PNGs with opacity. The
// memory of this process counts as the worker's, so the sizes are reported by
// BenchmarkTransparentBytes in media/picture.
func BenchmarkTransparency(b *testing.B) {
	for name, m := range mediatest.TransparentPictures(1920, 1200) {
		b.Run(name, func(b *testing.B) {
			src := filepath.Join(b.TempDir(), "a.png")
			f, err := os.Create(src)
			if err != nil {
				b.Fatal(err)
			}
			if err := errors.Join(png.Encode(f, m), f.Close()); err != nil {
				b.Fatal(err)
			}
			var took time.Duration
			var peak int64
			for b.Loop() {
				cpu, mem := workerUse(b, "png", src)
				took, peak = took+cpu, max(peak, mem)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(took)/float64(time.Millisecond)/float64(b.N), "cpu-ms")
			b.ReportMetric(float64(peak), "MB")
		})
	}
}
