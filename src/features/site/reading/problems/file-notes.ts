import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../site.ts";
import type { SiteProblem } from "./problems.ts";
import { picturesOf } from "./reach-notes.ts";

/** What comes before the name of a file of the site's own folder `public`. */
const OWN = "/site/";
/** Such an address within Markdown. */
const IN_WORDS = /\]\((\/site\/[^)\s]+)/g;

/** Notes on pictures and other files of a site's own folder that its files name and that are not there. */
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
    // Half an escape is the address of no file.
    return false;
  }
}
