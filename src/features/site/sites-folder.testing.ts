import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A temporary sites folder for a test; `await using` deletes it. */
export interface SitesFolder extends AsyncDisposable {
  readonly dir: string;
  /** Writes objects as JSON and texts unchanged; null deletes the file. */
  write(files: Readonly<Record<string, unknown>>): Promise<void>;
}

export async function sitesFolder(files: Readonly<Record<string, unknown>> = {}): Promise<SitesFolder> {
  const dir = await mkdtemp(join(tmpdir(), "forecourt-sites-"));
  const write: SitesFolder["write"] = async (all) => {
    for (const [path, content] of Object.entries(all)) {
      const target = join(dir, path);
      await mkdir(dirname(target), { recursive: true });
      if (content === null) await rm(target, { recursive: true, force: true });
      else await writeFile(target, typeof content === "string" ? content : JSON.stringify(content));
    }
  };
  await write(files);
  return { dir, write, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

/** The pages that the platform's own menus link to and a dealer has to write. */
const WRITTEN = [
  ...["about-us", "careers", "fleet", "pages/faqs", "book-test-drive"],
  ...["privacy-policy", "terms-and-conditions"],
];

/** A file for each page that the platform's own menus link to, and for the logo. */
export const writtenPages = (slug: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(WRITTEN.map((name) => [`${slug}/pages/${name}.md`, "---\ntitle: Ours\n---\nText"])),
  [`${slug}/public/logo.svg`]: "<svg/>",
});

/** A minimal site.json, with a test's additions and changes. */
export function siteFile(more: Readonly<Record<string, unknown>> = {}, site: Readonly<Record<string, unknown>> = {}) {
  return {
    brand: {
      colour: "#0f5a47",
      fonts: { heading: "archivo", body: "archivo" },
      logo: { url: "/site/logo.svg", name: "Test" },
    },
    legal: { name: "Test Pty Ltd" },
    ...more,
    site: { siteName: "Test Motors", ...site },
  };
}

export function dealershipFile(id: number, more: Readonly<Record<string, unknown>> = {}) {
  return { id, name: `Dealership ${id}`, leads: { email: ["leads@test.example"] }, ...more };
}

export function locationEntry(
  id: number,
  slug: string,
  dealership: string,
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    id,
    name: slug,
    slug,
    dealership_slug: dealership,
    address: { street: "1 Test Street", city: "Southport", state: "QLD", postcode: "4215" },
    contact_detail: { phone: "07 5550 0100" },
    ...more,
  };
}
