import { expect, test } from "vitest";
import { putBack, type Unsaved } from "./use-unsaved.ts";

const price: Unsaved = { name: "price", label: "Price", seen: "$43,950", typed: "$41,000" };
const comments: Unsaved = { name: "dealercomments", label: "Comments", seen: "", typed: "Ten minutes of words" };

test("what is typed of a car and not saved stands there again", () => {
  const standing: Readonly<Record<string, string>> = { price: "$43,950", dealercomments: "" };
  expect(putBack([price, comments], (name) => standing[name])).toEqual({ back: [price, comments], overtaken: [] });
});

test("where somebody was quicker, a long text stands in its field, and a sentence tells of both", () => {
  const standing: Readonly<Record<string, string>> = { price: "$42,000", dealercomments: "One owner." };
  expect(putBack([price, comments], (name) => standing[name])).toEqual({
    back: [comments],
    overtaken: [
      "Price is $42,000 by now, and yours was “$41,000”. Say it once more if it shall stand.",
      "Comments: “One owner.” stands there by now. Yours is in its field and not saved: save once more if it shall stand.",
    ],
  });
});

test("what was saved by now, or has no field any more, is not put back", () => {
  const made = { ...price, name: "made_up" };
  expect(putBack([price, made], (name) => (name === "price" ? "41000" : undefined))).toEqual({
    back: [],
    overtaken: [],
  });
});
