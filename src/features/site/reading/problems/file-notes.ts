import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../site.ts";
import type { SiteProblem } from "./problems.ts";
import { picturesOf } from "./reach-notes.ts";

/** The prefix of addresses of files in the site's own folder `public`. */
const OWN = "/site/";
/** Matches such an address within Markdown. */
const IN_WORDS = /\]\((\/site\/[^)\s]+)/g;

/** Notes on pictures and other files that a site's files name but that are missing from its own folder. */
export function fileNotes(site: Site): SiteProblem[] {
  const texts = [...site.pages.values(), ...site.posts].map(({ markdown }) => markdown);
  const named = [
    ...picturesOf(site),
    ...texts.flatMap((text) => [...text.matchAll(IN_WORDS)].map(([, to = ""]) => to)),
  ];
  const missing = [...new Set(named)].filter((address) => address.startsWith(OWN) && !isThere(site, address));
  return missing.map((address) => ({
    file: `${site.slug}/site.json`,
    pointer: "",
    message: `${address} is named and public/${address.slice(OWN.length)} is not there, so its place stays empty: add it.`,
  }));
}

function isThere({ publicDir }: Site, address: string): boolean {
  const [path = ""] = address.slice(OWN.length).split(/[?#]/);
  try {
    return existsSync(join(publicDir, decodeURIComponent(path)));
  } catch {
    // An address with an incomplete escape names no file.
    return false;
  }
}
