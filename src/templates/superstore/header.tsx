import { useEffect, useRef } from "react";
import { ModelsMenu } from "../../features/models/components/models-menu.tsx";
import { useSuggestions } from "../../features/search/components/suggesting.tsx";
import { FavouritesLink } from "../../features/shortlist/components/favourites-link.tsx";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useOpenToday } from "../../features/site/components/use-open.ts";
import type { MenuView } from "../../features/site/view.ts";
import { useAddress } from "../../ui/address.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { StickyHeader } from "../../ui/motion/sticky-header.tsx";
import { MenuDisclosure } from "../../ui/overlays/menu-disclosure.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";
import { PhoneMenu } from "../base/phone-menu.tsx";

const ACTION =
  "flex min-h-hit items-center gap-2 rounded-control px-3 font-bold whitespace-nowrap hover:bg-ink/10 " +
  "in-data-[ground=brand]:focus-visible:outline-on-brand";
const LOGO = {
  size: 40,
  className: "[--beside:248px] font-display text-[26px] leading-none font-extrabold tracking-[-.045em] lg:text-[28px]",
  taglineClassName: "mt-1 font-body text-2xs font-semibold tracking-normal",
} as const;

/** Pages with a sticky bar of their own. */
const OWN_BAR = /^\/(search|used-car|cars)\//;

/**
 * The search box in the middle of a bar in the brand's colour, then the menu and today's hours on ink; both on white
 * where the site wants a light header. The search box returns after some scrolling.
 */
export function Header() {
  const hasOwnBar = useAddress(({ pathname }) => OWN_BAR.test(pathname));
  const { headerMenu, lightHeader } = useSite();
  const here = useAddress(({ pathname }) => (headerMenu.some(({ href }) => href === pathname) ? pathname : ""));
  return (
    <>
      <header className="relative z-20">
        <TopBar light={lightHeader} />
        <CachedPart name="menu row" madeOf={here}>
          <MenuRow light={lightHeader} />
        </CachedPart>
      </header>
      {hasOwnBar ? null : (
        <StickyHeader
          label="Search"
          className={lightHeader ? "bg-surface shadow-2" : "bg-brand text-on-brand shadow-2"}
        >
          <div className="wrap flex min-h-16 items-center justify-between gap-6" data-ground={groundOf(lightHeader)}>
            <Logo {...LOGO} size={32} className={`${LOGO.className} max-md:hidden`} />
            <SearchBox light={lightHeader} className="w-full max-w-150" />
            <FavouritesLink size={20} className={`relative ${ACTION}`} />
          </div>
        </StickyHeader>
      )}
    </>
  );
}

const groundOf = (light: boolean) => (light ? undefined : "brand");

function TopBar({ light }: { readonly light: boolean }) {
  return (
    <div data-ground={groundOf(light)} className={light ? "bg-surface" : "bg-brand text-on-brand"}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-2 py-3 md:grid-cols-[fit-content(18rem)_minmax(0,600px)_auto] md:justify-between md:py-0 xl:min-h-20">
        <CachedPart name="logo" madeOf={null}>
          <Logo {...LOGO} />
        </CachedPart>
        <SearchBox light={light} className="max-md:order-last max-md:col-span-2 md:py-3.5" />
        <CachedPart name="actions" madeOf={null}>
          <Actions />
        </CachedPart>
      </div>
    </div>
  );
}

function SearchBox({ light, className }: { readonly light: boolean; readonly className: string }) {
  const { stock } = useSite();
  const { onFocus, suggestions } = useSuggestions();
  const words = useAddress(({ pathname, search }) =>
    pathname.startsWith("/search/") ? (new URLSearchParams(search).get("q") ?? "") : "",
  );
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = words;
  }, [words]);
  return (
    <search className={className}>
      <form action={stock.href} method="get" className="relative flex">
        <Icon name="search" size={22} className="pointer-events-none absolute top-3.5 left-3.5 text-ink" />
        <input
          type="search"
          name="q"
          ref={box}
          defaultValue={words}
          aria-label="Search our stock"
          placeholder="Make, model or keyword"
          onFocus={onFocus}
          enterKeyHint="search"
          autoComplete="off"
          className={`h-12.5 w-full rounded-control pr-4 pl-12 text-[1rem] text-ink placeholder:text-muted md:pr-28 ${
            light ? "border-[1.5px] border-transparent bg-n-100 hover:border-line-strong" : "bg-surface"
          }`}
        />
        <button
          type="submit"
          className="absolute top-[3px] right-[3px] min-h-hit rounded-control bg-ink px-4.5 font-bold text-on-ink hover:bg-n-800 max-md:hidden"
        >
          Search
        </button>
      </form>
      {suggestions}
    </search>
  );
}

function Actions() {
  const { phone, links } = useSite();
  return (
    <div className="-mr-[12px] flex items-center justify-end">
      {phone ? (
        <a href={phone.href} aria-label={`Call ${phone.text}`} className={`${ACTION} max-[22.5rem]:hidden`}>
          <Icon name="phone" />
          <span className="figures text-[1.125rem] max-lg:sr-only">{phone.text}</span>
        </a>
      ) : null}
      <Link href={links.locations} className={`${ACTION} max-xl:hidden`}>
        <Icon name="pin" />
        Find us
      </Link>
      <FavouritesLink size={20} words="max-xl:sr-only" className={`relative ${ACTION} xl:gap-3.5`} />
      <GarageLink className={`${ACTION} max-lg:hidden`} />
      <PhoneMenu className="text-inherit hover:bg-ink/10 lg:hidden" />
    </div>
  );
}

function MenuRow({ light }: { readonly light: boolean }) {
  const { headerMenu, places } = useSite();
  const openToday = useOpenToday();
  return (
    <div
      data-ground={light ? undefined : "dark"}
      className={`relative hidden lg:block ${light ? "border-y border-line bg-surface" : "bg-ink text-on-ink"}`}
    >
      <div className="wrap flex min-h-12 items-center justify-between gap-6">
        <nav aria-label="Main" className="-ml-3 flex flex-wrap">
          {headerMenu.map((item) => (
            <Entry key={item.label} item={item} light={light} />
          ))}
        </nav>
        {openToday ? (
          <p
            className={`flex items-center gap-2 text-sm whitespace-nowrap max-xl:hidden ${light ? "text-muted" : "text-on-ink-muted"}`}
          >
            <Icon name="clock" size={17} />
            {openToday}
            {places ? `, ${places.text}` : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Entry({ item, light }: { readonly item: MenuView; readonly light: boolean }) {
  const { config } = useSite();
  const isHere = useAddress(({ pathname }) => item.href === pathname);
  if (item.opens === "nothing") {
    return (
      <Link href={item.href ?? "/"} aria-current={isHere ? "page" : undefined} className="menu-entry">
        {item.label}
      </Link>
    );
  }
  if (item.opens === "models") {
    return (
      <MenuDisclosure label={item.label} trigger={config.menuTrigger} summaryClassName="menu-entry">
        <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto bg-surface text-ink shadow-3">
          <ModelsMenu groups={item.children} />
        </div>
      </MenuDisclosure>
    );
  }
  return (
    <MenuDisclosure label={item.label} trigger={config.menuTrigger} className="relative" summaryClassName="menu-entry">
      <ul className={`absolute top-full left-0 min-w-56 rounded-b-m py-2 shadow-3 ${light ? "bg-surface" : "bg-ink"}`}>
        {item.children.map((child) => (
          <li key={`${child.href} ${child.label}`}>
            <Link
              href={child.href}
              className={`flex min-h-hit items-center px-4 text-sm font-medium whitespace-nowrap ${light ? "hover:bg-n-100" : "hover:bg-n-800"}`}
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
