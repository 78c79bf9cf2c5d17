import { whenUsed } from "./when-used.ts";

/** The library that writes XML. */
export const xml = whenUsed<typeof import("xmlbuilder2")>("xmlbuilder2");

/** How a document begins. Characters that XML 1.0 does not allow are removed. */
export const XML_1 = { version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" } as const;

/**
 * Escapes ampersands for the library, which leaves anything shaped like an entity unescaped: a written `&amp;` would
 * become `&`, and `&nothing;` would become XML that no receiver can parse.
 */
export const spelt = (text: string): string => text.replaceAll("&", "&amp;");
