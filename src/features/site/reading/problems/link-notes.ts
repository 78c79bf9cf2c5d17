import { LINKS, type LinkKey, type MenuItem, type MenuLink } from "../../menus.ts";
import { leadsNowhere, linkPath } from "../../rules.ts";
import type { Site } from "../../site.ts";
import { pointerOf, type SiteProblem } from "./problems.ts";

/** Links to pages that a dealer writes, outside of menus: forms name these, whether they are there or not. */
const NAMED: readonly LinkKey[] = ["privacyPolicy", "terms"];

/** Notes on pages that menus and forms name and the dealer has not written: menus leave them out. */
export function linkNotes(site: Site): SiteProblem[] {
  const { config } = site;
  const hrefOf = ({ link, href }: MenuLink | MenuItem) => (link ? linkPath(config, link) : href);
  const header = config.headerMenu.flatMap((item) => [item, ...(item.children ?? [])]);
  const footer = config.footerMenu.flatMap(({ items }) => items);
  const inMenus = new Set([...header, ...footer].flatMap((item) => hrefOf(item) ?? []));
  const named = new Set(NAMED.map((key) => linkPath(config, key)));
  const range = linkPath(config, "models");
  const lost = [...inMenus, ...named].filter((href) => href !== range && leadsNowhere(site, href));
  return [...new Set(lost)].map((href) => {
    const key = Object.keys(LINKS).find((one) => linkPath(config, one as LinkKey) === href);
    const file = `pages/${href.split("/").filter(Boolean).join("/")}.md`;
    const leads = named.has(href) ? "forms link to it, and find nothing" : "menus leave it out";
    return {
      file: `${site.slug}/site.json`,
      pointer: pointerOf(["site", "links", key ?? null]),
      message: `There is no page at ${href}, so ${leads}: write ${file}, or say under "links" where "${key}" leads.`,
    };
  });
}
