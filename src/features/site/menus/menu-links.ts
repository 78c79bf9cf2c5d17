import { plural } from "../../../lib/words/plural.ts";
import type { FooterSection, MenuItem, MenuLink } from "../menus.ts";
import { type LinkConfig, linkPath } from "../rules.ts";
import type { SiteConfig } from "../schema.ts";

type MenuConfig = LinkConfig & Pick<SiteConfig, "allStockLabel" | "vehicleNoun">;

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface HeaderItem {
  readonly label: string;
  /** Null if the item only opens its submenu. */
  readonly href: string | null;
  readonly style: "dropdown" | "mega";
  /** Whether the item opens the site's models (MODEL-038). */
  readonly models: boolean;
  readonly children: readonly Link[];
}

export interface FooterColumn {
  readonly title: string;
  readonly models: boolean;
  readonly links: readonly Link[];
}

/** Fills in the site's name for its whole stock (SRCH-103), its noun for a vehicle, and the plural. */
const labelOf = ({ allStockLabel, vehicleNoun }: MenuConfig, { label }: Pick<MenuLink, "label">): string =>
  label
    .replaceAll("{allStock}", allStockLabel)
    .replaceAll("{Vehicle}", vehicleNoun)
    .replaceAll("{Vehicles}", plural(vehicleNoun));

const linkOf = (config: MenuConfig, item: MenuLink): Link => ({
  label: labelOf(config, item),
  href: item.link ? linkPath(config, item.link) : (item.href ?? "/"),
});

/** The header's menu with every address resolved (NAV-001 to NAV-008). */
export function headerMenu(config: MenuConfig & Pick<SiteConfig, "headerMenu" | "headerMenuStyle">): HeaderItem[] {
  return config.headerMenu.map((item: MenuItem) => ({
    label: labelOf(config, item),
    href: item.link || item.href ? linkOf(config, item).href : null,
    style: item.style ?? config.headerMenuStyle,
    models: item.source === "models",
    children: (item.children ?? []).map((child) => linkOf(config, child)),
  }));
}

/** The footer's sections with every address resolved (NAV-010 to NAV-014). */
export function footerMenu(config: MenuConfig & Pick<SiteConfig, "footerMenu" | "siteName">): FooterColumn[] {
  return config.footerMenu.map((section: FooterSection) => ({
    title: section.title.replaceAll("{siteName}", config.siteName),
    models: section.source === "models",
    links: section.items.map((item) => linkOf(config, item)),
  }));
}
