import { expect, test } from "vitest";
import { boundedText } from "./bounded-body.ts";

/** An HTTP answer in these parts, each sent when it is read. */
function answer(parts: Iterable<Uint8Array>): Response {
  const coming = parts[Symbol.iterator]();
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const { done, value } = coming.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    }),
  );
}
const inParts = (...parts: readonly string[]) => answer(parts.map((part) => Buffer.from(part)));

test("an answer is read to its bound, and not a byte beyond", async () => {
  expect(await boundedText(inParts("Forec", "ourt"), 9)).toBe("Forecourt");
  expect(await boundedText(inParts("Forec", "ourts"), 9)).toBeNull();
  expect(await boundedText(new Response(null), 9)).toBe("");
});

test("a letter that is cut between two parts stays whole", async () => {
  const letter = Buffer.from("é");
  expect(await boundedText(answer([letter.subarray(0, 1), letter.subarray(1)]), 2)).toBe("é");
});

test("of an endless answer no more is asked for", async () => {
  let reads = 0;
  function* endless() {
    for (;;) yield Buffer.alloc(1024, ++reads);
  }
  expect(await boundedText(answer(endless()), 4096)).toBeNull();
  expect(reads).toBeLessThan(10);
});
