package media

import "runtime"

// Bytes of memory that a service needs with workers.
const (
	MemoryServer = 256 << 20
	MemoryWorker = 840 << 20 // of HEIC or AVIF, the largest
)

// Memory returns the bytes of memory that this process and its workers can use: those of the machine, or
// of the control group that limits them. known is false where neither can be read.
func Memory() (bytes int64, known bool) { return memory("/") }

// DefaultWorkers returns how many files are decoded at once unless Limits say so: one for each processor, at
// most 2, as more cost memory and gain nothing, and at least one of the number for which there is memory.
func DefaultWorkers() int {
	bytes, known := Memory()
	return defaultWorkers(runtime.NumCPU(), bytes, known)
}

func defaultWorkers(processors int, bytes int64, known bool) int {
	workers := min(processors, 2)
	if known {
		workers = min(workers, Fitting(bytes))
	}
	return workers
}

// Fitting returns for how many workers bytes of memory are enough, whatever they decode, at least 1.
func Fitting(bytes int64) int { return max(1, int((bytes-MemoryServer)/MemoryWorker)) }
