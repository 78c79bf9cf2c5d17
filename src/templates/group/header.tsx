import { ModelsMenu } from "../../features/models/components/models-menu.tsx";
import { FavouritesLink } from "../../features/shortlist/components/favourites-link.tsx";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useOpenToday } from "../../features/site/components/use-open.ts";
import type { MenuView } from "../../features/site/view.ts";
import { useAddress } from "../../ui/address.tsx";
import { ICON_BUTTON } from "../../ui/controls/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link, LinkButton } from "../../ui/link.tsx";
import { StickyHeader } from "../../ui/motion/sticky-header.tsx";
import { MenuDisclosure } from "../../ui/overlays/menu-disclosure.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";
import { PhoneMenu } from "../base/phone-menu.tsx";

const ENTRY =
  "flex min-h-hit items-center gap-1 rounded-control px-3.5 font-medium whitespace-nowrap transition-colors " +
  "hover:bg-n-100 group-open/menu:bg-brand-100 group-open/menu:text-brand-text";

const LOGO = {
  size: 34,
  className: "font-display text-[25px] leading-none font-bold tracking-[-.035em]",
  taglineClassName: "mt-1 font-body text-[11.5px] font-medium tracking-normal text-muted",
} as const;

/** The page of a vehicle has its own sticky bar. */
const OWN_BAR = /^\/cars\//;

/**
 * Utility row, then a white bar with the logo, the menu on the right and one button; a bar returns after some
 * scrolling.
 */
export function Header() {
  const hasOwnBar = useAddress(({ pathname }) => OWN_BAR.test(pathname));
  return (
    <CachedPart name="header" madeOf={hasOwnBar}>
      <TopBar />
      {hasOwnBar ? null : <ScrolledBar />}
    </CachedPart>
  );
}

/** The menu's links without their submenus, which are at the top of the page. */
function ScrolledBar() {
  const { headerMenu, stock } = useSite();
  return (
    <StickyHeader label="Menu" className="bg-surface shadow-2">
      <div className="wrap flex min-h-16 items-center gap-6">
        <Logo {...LOGO} size={30} />
        <nav aria-label="Scrolled" className="ml-auto hidden gap-0.5 xl:flex">
          {headerMenu
            .filter((item) => item.href !== null)
            .slice(0, 6)
            .map((item) => (
              <Link key={item.label} href={item.href ?? "/"} className={ENTRY}>
                {item.label}
              </Link>
            ))}
        </nav>
        <LinkButton href={stock.href} size="small" className="max-xl:ml-auto">
          {stock.label}
        </LinkButton>
      </div>
    </StickyHeader>
  );
}

function TopBar() {
  const { headerMenu, stock, phone } = useSite();
  return (
    <header className="relative z-20 bg-surface">
      <UtilityRow />
      <div className="wrap flex min-h-18 items-center gap-8 xl:min-h-21">
        <Logo {...LOGO} />
        <nav aria-label="Main" className="ml-auto hidden flex-wrap justify-end gap-0.5 xl:flex">
          {headerMenu.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </nav>
        <LinkButton href={stock.href} size="small" className="max-xl:ml-auto max-md:hidden">
          {stock.label}
        </LinkButton>
        <div className="-mr-2.5 flex items-center max-md:ml-auto xl:hidden">
          <Link href={stock.href} aria-label={stock.label} className={`${ICON_BUTTON} md:hidden`}>
            <Icon name="search" size={22} />
          </Link>
          {phone ? (
            <a
              href={phone.href}
              aria-label={`Call ${phone.text}`}
              className={`${ICON_BUTTON} max-[22.5rem]:hidden md:hidden`}
            >
              <Icon name="phone" size={22} />
            </a>
          ) : null}
          <FavouritesLink className={`${ICON_BUTTON} md:hidden`} />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function UtilityRow() {
  const { places, phone, links } = useSite();
  const openToday = useOpenToday();
  return (
    <div className="hidden border-b border-line-soft text-xs text-muted md:block">
      <div className="wrap flex min-h-hit items-center justify-between">
        <ul className="flex gap-7">
          {places ? (
            <li>
              <Link href={places.href} className="flex min-h-hit items-center gap-2 font-strong text-ink">
                <Icon name="pin" size={16} />
                {places.text}
              </Link>
            </li>
          ) : null}
          {openToday ? (
            <li className="flex items-center gap-2">
              <Icon name="clock" size={16} />
              {openToday}
            </li>
          ) : null}
        </ul>
        <ul className="flex gap-7">
          {phone ? (
            <li>
              <a href={phone.href} className="figures flex min-h-hit items-center gap-2 font-strong text-ink">
                <Icon name="phone" size={16} />
                {phone.text}
              </a>
            </li>
          ) : null}
          <li>
            <FavouritesLink
              size={16}
              words=""
              className="relative flex min-h-hit items-center gap-2.5 hover:text-ink"
            />
          </li>
          <li className="max-lg:hidden">
            <GarageLink size={16} words="" className="flex min-h-hit items-center gap-2 hover:text-ink" />
          </li>
          <li>
            <Link href={links.contact} className="flex min-h-hit items-center gap-2 hover:text-ink">
              <Icon name="mail" size={16} />
              Contact
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

function Entry({ item }: { readonly item: MenuView }) {
  const { config } = useSite();
  if (item.opens === "nothing") {
    return (
      <Link href={item.href ?? "/"} className={ENTRY}>
        {item.label}
      </Link>
    );
  }
  if (item.opens === "models") {
    return (
      <MenuDisclosure label={item.label} trigger={config.menuTrigger} summaryClassName={ENTRY}>
        <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-3">
          <ModelsMenu groups={item.children} />
        </div>
      </MenuDisclosure>
    );
  }
  return (
    <MenuDisclosure label={item.label} trigger={config.menuTrigger} className="relative" summaryClassName={ENTRY}>
      <ul className="absolute top-full left-0 mt-1 min-w-56 rounded-m bg-surface p-2 shadow-3">
        {item.children.map((child) => (
          <li key={`${child.href} ${child.label}`}>
            <Link
              href={child.href}
              className="flex min-h-hit items-center rounded-s px-4 whitespace-nowrap hover:bg-brand-100 hover:text-brand-text"
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
