import { ask } from "../../test/setup/ask.ts";

export interface JudgedPage {
  readonly name: string;
  readonly path: string;
  /** Audits that cannot hold for this page, because of what it is for. */
  readonly skipped: readonly string[];
}

const SEARCH = "/search/new-used-and-demo-cars";

/** A page that is found by following a link of another, the first one that fits. */
async function linked(port: number, site: string, from: string, link: RegExp): Promise<string> {
  const { text } = await ask(port, site, from);
  const found = link.exec(text)?.[1];
  if (!found) throw new Error(`${site}${from} has no link like ${link}.`);
  return found;
}

/** A page of each kind that a shopper sees, on one site. */
export async function pagesOf(port: number, site: string): Promise<JudgedPage[]> {
  const vehicle = await linked(port, site, SEARCH, /href="(\/cars\/[^"/?#]+)"/);
  const article = await linked(port, site, "/blog/vehicle-reviews", /href="(\/blog\/vehicle-reviews\/[^"/?#]+)"/);
  const page = (name: string, path: string, skipped: readonly string[] = []) => ({ name, path, skipped });
  return [
    page("home", "/"),
    page("search", SEARCH),
    page("vehicle", vehicle),
    // A form about one car would stand in results beside that car's own page, so engines are asked to leave it out.
    page("enquiry", `${vehicle}/enquire`, ["is-crawlable"]),
    page("trade-in", "/trade-in"),
    page("finance", "/finance"),
    page("service", "/service"),
    page("locations", "/locations"),
    page("models", "/models"),
    page("article", article),
  ];
}
