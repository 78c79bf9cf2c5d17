import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("what XML means by itself is spelt out, and what it cannot write is left out", () => {
  expect(xmlText('a?b=1&c=2 <i> "R&amp;D"\r\n\u000b\ud800')).toBe(
    "a?b=1&amp;c=2 &lt;i&gt; &quot;R&amp;amp;D&quot;&#13;\n\ufffd",
  );
});
