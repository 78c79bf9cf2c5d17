import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("plain data comes back as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(unpack(pack(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { seed: 20261121 },
  );
  expect(unpack(pack({ name: 'a "~" b', none: null }))).toEqual({ name: 'a "~" b', none: null });
});

test("nothing in it needs escaping within JSON but what was escaped before", () => {
  expect(pack({ make: "Kia", counts: [1, 2] })).toBe("{~make~:~Kia~,~counts~:[1,2]}");
});
