import { leadsNowhere } from "../rules.ts";
import type { Site } from "../site.ts";
import { type FooterColumn, footerMenu, type HeaderItem, headerMenu } from "./menu-links.ts";

/**
 * The header's menu without entries that lead nowhere: to pages that the dealer has not written, or to an empty model
 * range.
 */
export function leadingItems(site: Site): HeaderItem[] {
  return headerMenu(site.config).flatMap((item) => {
    const children = item.children.filter(({ href }) => !leadsNowhere(site, href));
    const href = item.href !== null && leadsNowhere(site, item.href) ? null : item.href;
    const opens = item.models && site.models.length > 0;
    return href === null && children.length === 0 && !opens ? [] : [{ ...item, href, children }];
  });
}

/** The footer's sections without links that lead nowhere. A section left empty is removed. */
export function leadingColumns(site: Site): FooterColumn[] {
  return footerMenu(site.config).flatMap((section) => {
    if (section.models) return site.models.length > 0 ? [section] : [];
    const links = section.links.filter(({ href }) => !leadsNowhere(site, href));
    return links.length > 0 ? [{ ...section, links }] : [];
  });
}
