import type { Design } from "../../studio/design.ts";
import type { ArtDesign } from "./art.ts";

/** For tests: a studio design as if it had been photographed. */
export const photographed = ({ name, body, itemType, traits, lengthMetres }: Design): ArtDesign => ({
  name,
  body: body.toLowerCase().replaceAll(" ", "-"),
  itemType,
  traits: new Set(traits),
  lengthMetres,
  views: new Map([["f34", `/art/${name}/f34.webp`]]),
  spin: [],
  cabin: null,
  cabinSpots: new Map(),
  video: null,
  videoPaint: null,
});
