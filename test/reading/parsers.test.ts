import { expect, test } from "vitest";
import { growsTooFast, growthOf } from "./growth.ts";
import { TEXT_READERS } from "./parsers.ts";

test.each(TEXT_READERS)(
  "$reads: twice as long a text takes twice as long, and no longer",
  ({ parts, before = "", read }) => {
    for (const part of parts) {
      for (const after of ["", "\u0001"]) {
        const made = (length: number) => before + part.repeat(Math.ceil(length / part.length)) + after;
        const growth = growthOf((text) => void read(text), made);
        expect(growsTooFast(growth), `${JSON.stringify(part)} over and over: ${growth.toFixed(1)} times as long`).toBe(
          false,
        );
      }
    }
  },
);
