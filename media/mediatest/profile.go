package mediatest

import "encoding/binary"

// DisplayP3 returns a small ICC profile of the matrix and curve model, whose texts are
// canaries.
func DisplayP3() []byte {
	tags := []struct{ name, body string }{
		{"desc", "desc\x00\x00\x00\x00" + Canary}, {"cprt", "text\x00\x00\x00\x00" + Canary},
		{"wtpt", "XYZ wtpt--------++++"}, {"rXYZ", "XYZ rXYZ--------++++"}, {"gXYZ", "XYZ gXYZ--------++++"}, {"bXYZ", "XYZ bXYZ--------++++"},
		{"rTRC", "curv\x00\x00\x00\x00\x00\x00\x00\x01\x02\x33"}, {"gTRC", "curv\x00\x00\x00\x00\x00\x00\x00\x01\x02\x33"}, {"bTRC", "curv\x00\x00\x00\x00\x00\x00\x00\x01\x02\x33"},
	}
	p := make([]byte, 128)
	copy(p[8:], "\x04\x00\x00\x00mntrRGB XYZ ")
	copy(p[36:], "acsp")
	copy(p[48:], Canary[:16]) // device maker and model
	p = binary.BigEndian.AppendUint32(p, uint32(len(tags)))
	at := 132 + 12*len(tags)
	var body []byte
	for _, tag := range tags {
		p = append(p, tag.name...)
		p = binary.BigEndian.AppendUint32(p, uint32(at+len(body)))
		p = binary.BigEndian.AppendUint32(p, uint32(len(tag.body)))
		body = append(body, tag.body...)
	}
	p = append(p, body...)
	binary.BigEndian.PutUint32(p, uint32(len(p)))
	return p
}
