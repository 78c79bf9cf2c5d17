import type { LinkKey, MenuItem, MenuLink } from "../../menus.ts";
import { leadsNowhere, linkPath } from "../../rules.ts";
import type { Site } from "../../site.ts";
import type { SiteProblem } from "./problems.ts";

/** Links outside menus to pages that a dealer writes. Forms link to these even if the pages are missing. */
const NAMED: readonly LinkKey[] = ["privacyPolicy", "terms"];

/** Notes on pages that menus and forms link to but the dealer has not written. Menus leave such links out. */
export function linkNotes(site: Site): SiteProblem[] {
  const { config } = site;
  const hrefOf = ({ link, href }: MenuLink | MenuItem) => (link ? linkPath(config, link) : href);
  const header = config.headerMenu.flatMap((item) => [item, ...(item.children ?? [])]);
  const footer = config.footerMenu.flatMap(({ items }) => items);
  const named = NAMED.map((key) => linkPath(config, key));
  const range = linkPath(config, "models");
  const inMenus = [...header, ...footer].flatMap((item) => hrefOf(item) ?? []).filter((href) => !named.includes(href));
  return [
    ...note(site, named, "forms link to what is not there"),
    ...note(
      site,
      inMenus.filter((href) => href !== range),
      "menus leave that out",
    ),
  ];
}

function note(site: Site, hrefs: readonly string[], so: string): SiteProblem[] {
  const lost = [...new Set(hrefs.filter((href) => leadsNowhere(site, href)))];
  const files = lost.map((href) => `pages/${href.split("/").filter(Boolean).join("/")}.md`);
  if (files.length === 0) return [];
  const message = `Nobody has written ${files.join(", ")}, so ${so}: write it, or say under "links" where it leads.`;
  return [{ file: `${site.slug}/site.json`, pointer: "/site/links", message }];
}
