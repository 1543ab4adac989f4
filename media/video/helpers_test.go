package video

import "finds/media/mediatest"

const canary = mediatest.Canary

var (
	asBox     = mediatest.Box
	u32       = mediatest.Uint32s
	upright   = mediatest.Upright
	quarter   = mediatest.QuarterTurn
	trackOf   = mediatest.Track
	movie     = mediatest.Movie
	described = mediatest.Described
	onDisk    = mediatest.OnDisk
	encoded   = mediatest.Encode
	displayP3 = mediatest.DisplayP3
)
