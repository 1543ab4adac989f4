package servertest

// ArchivePath is the path of the archive of the caller.
const ArchivePath = "/api/users/me/archive"
