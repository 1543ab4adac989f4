package metrics

import (
	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
)

// Backups returns the state of the backups that the service makes.
func Backups(state func() schema.BackupState) []prometheus.Collector {
	gauge := func(name, help string, value func(schema.BackupState) float64) prometheus.Collector {
		return Gauge(name, help, func() float64 { return value(state()) })
	}
	unix := func(t *schema.Time) float64 {
		if t == nil {
			return 0
		}
		return float64(t.Unix())
	}
	return []prometheus.Collector{
		gauge("finds_backup_last_timestamp_seconds", "When the last backup was made; 0 if there is none.",
			func(b schema.BackupState) float64 { return unix(b.LastAt) }),
		gauge("finds_backup_last_good_timestamp_seconds", "When the last verified backup was made; 0 if there is none.",
			func(b schema.BackupState) float64 { return unix(b.GoodAt) }),
		gauge("finds_backup_interval_seconds", "Time between two backups, as set by --backup-every.",
			func(b schema.BackupState) float64 { return b.Every.Seconds() }),
		gauge("finds_backup_good", "1 if the last backup is verified, else 0.", func(b schema.BackupState) float64 {
			if b.Result == schema.BackupGood {
				return 1
			}
			return 0
		}),
		gauge("finds_backup_duration_seconds", "Time that the last backup took.", func(b schema.BackupState) float64 { return b.Seconds }),
		gauge("finds_backup_written_bytes", "Bytes that the last backup wrote.", func(b schema.BackupState) float64 { return float64(b.Bytes) }),
	}
}
