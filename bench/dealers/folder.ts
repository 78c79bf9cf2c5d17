import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { initialsLogo, siteFiles } from "../../src/cli/new-site/folder.ts";
import { TEMPLATES } from "../../src/features/site/choices.ts";

const TOWNS = [
  ["Southport", "QLD", "4215"],
  ["Parramatta", "NSW", "2150"],
  ["Geelong", "VIC", "3220"],
  ["Mount Gambier", "SA", "5290"],
  ["Bunbury", "WA", "6230"],
] as const;
const COLOURS = ["#1F5FBF", "#A3201D", "#0F5A47", "#5B2A86", "#B45309"] as const;
/** Numbers of dealerships and places that a site may use. */
const IDS = 10;

export const slugAt = (at: number): string => `dealer-${at}`;

/**
 * Writes the folder of the site with this number, as `forecourt sites new` would: every template, one to three places,
 * pages of its own. `name` is what its pages show.
 */
export async function writeDealer(sitesDir: string, at: number, name = `Dealer ${at} Motors`): Promise<void> {
  const slug = slugAt(at);
  const places = Array.from({ length: 1 + (at % 3) }, (_, place) => {
    const [town, state, postcode] = TOWNS[(at + place) % TOWNS.length] ?? TOWNS[0];
    const phone = `07 5550 ${String(at).padStart(4, "0").slice(-4)}`;
    return {
      street: `${at + 1} Main Street`,
      town,
      state,
      postcode,
      phone,
      does: "sales",
      hours: "Mon-Fri 8:30-17:30",
    };
  });
  const site = {
    name,
    slug,
    legalName: `${name} Pty Ltd`,
    abn: "",
    sells: "cars",
    logo: "",
    host: `www.${slug}.example`,
    template: TEMPLATES[at % TEMPLATES.length] ?? "default",
    colour: COLOURS[at % COLOURS.length] ?? COLOURS[0],
    email: `leads@${slug}.example`,
  };
  const first = at * IDS + 1;
  const files = siteFiles({ site, places }, { dealership: first, location: first }, "logo.svg");
  for (const [path, content] of Object.entries({ ...files, "public/logo.svg": initialsLogo(site) })) {
    const file = join(sitesDir, slug, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
