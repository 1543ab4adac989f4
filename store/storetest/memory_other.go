//go:build !linux

package storetest

func memory() string { return "" }
