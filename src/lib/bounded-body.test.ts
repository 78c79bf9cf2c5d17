import { expect, test } from "vitest";
import { boundedText } from "./bounded-body.ts";

const inParts = (...parts: readonly string[]) =>
  new Response(ReadableStream.from(parts.map((part) => Buffer.from(part))));

test("an answer is read to its bound, and not a byte beyond", async () => {
  expect(await boundedText(inParts("Forec", "ourt"), 9)).toBe("Forecourt");
  expect(await boundedText(inParts("Forec", "ourts"), 9)).toBeNull();
  expect(await boundedText(new Response(null), 9)).toBe("");
});

test("a letter that is cut between two parts stays whole", async () => {
  const [first, second] = [Buffer.from("é").subarray(0, 1), Buffer.from("é").subarray(1)];
  expect(await boundedText(new Response(ReadableStream.from([first, second])), 2)).toBe("é");
});

test("of an endless answer no more is asked for", async () => {
  let asked = 0;
  const endless = async function* () {
    for (;;) yield Buffer.alloc(1024, ++asked);
  };
  expect(await boundedText(new Response(ReadableStream.from(endless())), 4096)).toBeNull();
  expect(asked).toBeLessThan(10);
});
