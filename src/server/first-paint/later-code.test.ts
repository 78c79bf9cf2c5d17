import { expect, test } from "vitest";
import { postponeCode } from "./later-code.ts";

const postponed = (html: string) => postponeCode(Buffer.from(html)).toString();

test("a document's modules wait, and nothing else of it changes", () => {
  const rest =
    '<link rel="preload" href="/a.woff2"/><script nonce="N">let a</script><p>rel="modulepreload"</p><a nonce="N" type="module" async="">';
  expect(
    postponed(
      `<link nonce="N" rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${rest}` +
        '<script nonce="N" type="module" async="">import "/a.js"</script>',
    ),
  ).toBe(
    `<link nonce="N" rel="later" href="/a.js"/><link rel="later" href="/b.js"/>${rest}` +
      '<script nonce="N" type="later" async="">import "/a.js"</script>',
  );
});
