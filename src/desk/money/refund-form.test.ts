import { expect, test } from "vitest";
import { centsOf } from "./refund-form.ts";

const part = (amount: string) => centsOf({ share: "part", amount, reason: "Goodwill", words: "" }, 50_000);

test.each([
  ["300", 30_000],
  ["$299.50", 29_950],
  ["1,200", 120_000],
])("%j goes back as %d cents", (amount, cents) => expect(part(amount)).toEqual({ ok: true, value: cents }));

test.each(["5,00", "99,50", "1.234,50", "30k", "0", "-5", ""])(
  "what %j means is asked, since nobody wants a hundred times as much to go back",
  (amount) => expect(part(amount)).toMatchObject({ ok: false }),
);
