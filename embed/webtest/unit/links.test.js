// Web addresses in texts of users.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linked } from "../../web/app/links.js";

const links = (text) => linked(text).filter((p) => typeof p !== "string");
const hrefs = (text) => links(text).map((l) => l.href);

test("addresses are links, without the punctuation around them", () => {
  for (const [text, want] of [
    ["see https://example.org/a.", ["https://example.org/a"]],
    ["(http://example.org/a_(b)), and", ["http://example.org/a_(b)"]],
    ["HTTPS://EXAMPLE.org/Path?q=1&r=2#x!", ["https://example.org/Path?q=1&r=2#x"]],
    ["two: https://a.example, https://b.example;", ["https://a.example/", "https://b.example/"]],
    ["“https://example.org/ü”", ["https://example.org/%C3%BC"]],
    ["שלום https://example.org/א?", ["https://example.org/%D7%90"]],
    ["a\nhttps://example.org\nb", ["https://example.org/"]],
    ["no address", []],
  ]) assert.deepEqual(hrefs(text), want, text);
});

test("what only looks like an address of the web is text", () => {
  for (const text of [
    "javascript:alert(1)", "JaVaScRiPt://example.org/%0aalert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x",
    "file:///etc/passwd", "ftp://example.org", "//example.org", "www.example.org", "mailto:a@example.org", "xhttps://example.org",
    "https://", "http://.", "https://bank.example@evil.example/", "https://user:pass@evil.example", "https://[::zz]/", "http://:80",
  ]) assert.deepEqual(hrefs(text), [], text);
});

test("markup and marks of direction end an address and are never part of it", () => {
  for (const [text, want] of [
    ['https://example.org/"onmouseover="alert(1)', "https://example.org/"],
    ["https://example.org/'><script>alert(1)</script>", "https://example.org/"],
    ["https://example.org/<img src=x onerror=alert(1)>", "https://example.org/"],
    ["https://example.org/\u202egpj.exe", "https://example.org/"],
    ["https://example.org/\u2066x\u2069", "https://example.org/"],
    ["https://example.org/\u0000javascript:alert(1)", "https://example.org/"],
    ["https://example.org/a\u200bb", "https://example.org/a"],
    ["https://example.org\u3000x", "https://example.org/"],
  ]) assert.deepEqual(hrefs(text), [want], text);
});

test("nothing of a text is lost or changed", () => {
  const bits = ["https://a.example/(", "http://", ")", ".", " ", "\n", "<b>", '"', "\u202e", "🙂", "x", "javascript:", "@", "]", "*", "https://b.example"];
  let seed = 7;
  const next = (n) => { seed = (seed * 1103515245 + 12345) % 2 ** 31; return seed % n; };
  for (let i = 0; i < 2000; i++) {
    const text = Array.from({ length: next(12) }, () => bits[next(bits.length)]).join("");
    assert.equal(linked(text).map((p) => p.text ?? p).join(""), text);
    for (const l of links(text)) {
      assert.match(l.href, /^https?:\/\/[^@]*$/);
      assert.doesNotMatch(l.text, /[\s<>"\u202e]/u);
    }
  }
});

test("mentions are links to users, as the server reads them", () => {
  const of = (text) => links(text).map((l) => `${l.text} ${l.href}`);
  for (const [text, want] of [
    ["@ann and (@Ben-2_x)!", ["@ann /people/@ann", "@Ben-2_x /people/@ben-2_x"]],
    ["ask\n@ann, @ann", ["@ann /people/@ann", "@ann /people/@ann"]],
    ["ann@example.org, .@ann, @@ann, -@ann, é@ann, @an, @", []],
    [`@${"a".repeat(32)}`, []],
    ["https://example.org/@ann by @ben", ["https://example.org/@ann https://example.org/@ann", "@ben /people/@ben"]],
  ]) {
    assert.deepEqual(of(text), want, text);
    assert.equal(linked(text).map((p) => p.text ?? p).join(""), text);
  }
});
