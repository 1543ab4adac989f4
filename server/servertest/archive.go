package servertest

const ArchivePath = "/api/users/me/archive"
