import { whenUsed } from "./when-used.ts";

/** The library that writes XML. */
export const xml = whenUsed<typeof import("xmlbuilder2")>("xmlbuilder2");
