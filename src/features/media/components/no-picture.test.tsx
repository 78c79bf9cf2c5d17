import { expect, test } from "vitest";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import { NoPicture } from "./no-picture.tsx";

test.each([
  [["car"], "car"],
  [["motorcycle", "car"], "car"],
  [["motorcycle"], "tag"],
  [["truck", "caravan"], "tag"],
] as const)("SITE-003 where %o are sold, a vehicle without a picture is drawn as a %s", (itemTypes, icon) => {
  expect(siteMarkup(<NoPicture size={48} />, { itemTypes: [...itemTypes] })).toContain(`#${icon}"`);
});
