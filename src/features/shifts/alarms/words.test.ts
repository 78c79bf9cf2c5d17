import { describe, expect, test } from "vitest";
import { kindsOf, parkedSentence } from "./words.ts";

describe("what could not be delivered, in a sentence", () => {
  const answer = (name: string | null) => ({ kind: "desk.answer", name });
  const lead = { kind: null, name: null };
  const summary = { kind: "payments.day", name: null };
  test.each([
    [[answer("Tom Bartlett")], "An answer to Tom Bartlett is not sent"],
    [[answer(null)], "An answer to a shopper is not sent"],
    [[answer("Tom"), answer("Zoe")], "2 answers to shoppers are not sent"],
    [[lead], "A lead could not be delivered"],
    [[lead, lead, summary], "2 leads could not be delivered, and a mail to you could not be delivered"],
    [[lead, answer("Tom")], "An answer to Tom is not sent, and a lead could not be delivered"],
    [[answer("x".repeat(200))], `An answer to ${"x".repeat(59)}… is not sent`],
  ])("says what each is", (parked, sentence) => {
    expect(parkedSentence(kindsOf(parked))).toBe(sentence);
  });
});
