import { useLocation } from "react-router";
import { FavouritesLink } from "../../features/members/components/favourites-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { PhoneMenu } from "../../features/site/components/phone-menu.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import type { MenuView } from "../../features/site/view.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MenuDisclosure } from "../../ui/menu-disclosure.tsx";

const ENTRY =
  "flex min-h-12 items-center gap-1 px-3 text-sm font-semibold whitespace-nowrap " +
  "hover:shadow-[inset_0_-3px_var(--brand)] aria-[current=page]:shadow-[inset_0_-3px_var(--brand)] " +
  "group-open/menu:shadow-[inset_0_-3px_var(--brand)]";
const ACTION =
  "flex min-h-hit items-center gap-2 rounded-control px-3 font-bold whitespace-nowrap hover:bg-ink/10 " +
  "focus-visible:outline-on-brand";

/** A brand bar with the search box in its middle, then the menu and today's hours on ink. */
export function Header() {
  return (
    <header className="relative z-20">
      <div className="bg-brand text-on-brand">
        <div className="wrap grid grid-cols-[1fr_auto] items-center gap-x-10 gap-y-2 py-3 md:grid-cols-[auto_minmax(280px,600px)_auto] md:justify-between md:py-0 xl:min-h-20">
          <Logo
            size={40}
            className="font-display text-[26px] leading-none font-extrabold tracking-[-.045em] lg:text-[28px]"
            taglineClassName="mt-1 font-body text-2xs font-semibold tracking-normal"
          />
          <SearchBox />
          <Actions />
        </div>
      </div>
      <MenuRow />
    </header>
  );
}

function SearchBox() {
  const { stock } = useSite();
  return (
    <search className="max-md:order-last max-md:col-span-2 md:py-3.5">
      <form action={stock.href} method="get" className="relative flex">
        <Icon name="search" size={22} className="pointer-events-none absolute top-3.5 left-3.5 text-ink" />
        <input
          type="search"
          name="q"
          aria-label="Search our stock"
          placeholder="Make, model or keyword"
          className="h-12.5 w-full rounded-control bg-surface pr-4 pl-12 text-[1rem] text-ink placeholder:text-muted md:pr-28"
        />
        <button
          type="submit"
          className="absolute top-[3px] right-[3px] min-h-hit rounded-[6px] bg-ink px-4.5 font-bold text-on-ink hover:bg-n-800 max-md:sr-only"
        >
          Search
        </button>
      </form>
    </search>
  );
}

function Actions() {
  const { phone, links } = useSite();
  return (
    <div className="-mr-3 flex items-center justify-end">
      {phone ? (
        <a href={phone.href} aria-label={`Call ${phone.text}`} className={ACTION}>
          <Icon name="phone" />
          <span className="figures text-[1.125rem] max-lg:sr-only">{phone.text}</span>
        </a>
      ) : null}
      <Link href={links.locations} className={`${ACTION} max-lg:hidden`}>
        <Icon name="pin" />
        Find us
      </Link>
      <FavouritesLink size={20} words="max-lg:sr-only" className={`relative ${ACTION} lg:gap-3.5`} />
      <PhoneMenu className="text-on-brand hover:bg-ink/10 lg:hidden" />
    </div>
  );
}

function MenuRow() {
  const { headerMenu, openToday, places } = useSite();
  return (
    <div data-ground="dark" className="hidden bg-ink text-on-ink lg:block">
      <div className="wrap flex min-h-12 items-center justify-between gap-6">
        <nav aria-label="Main" className="-ml-3 flex">
          {headerMenu.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </nav>
        {openToday ? (
          <p className="flex items-center gap-2 text-sm whitespace-nowrap text-on-ink-muted max-xl:hidden">
            <Icon name="clock" size={17} />
            {openToday}
            {places ? `, ${places.text}` : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Entry({ item }: { readonly item: MenuView }) {
  const { config } = useSite();
  const { pathname } = useLocation();
  if (item.opens === "nothing") {
    return (
      <Link href={item.href ?? "/"} aria-current={item.href === pathname ? "page" : undefined} className={ENTRY}>
        {item.label}
      </Link>
    );
  }
  return (
    <MenuDisclosure label={item.label} trigger={config.menuTrigger} className="relative" summaryClassName={ENTRY}>
      <ul className="absolute top-full left-0 min-w-56 rounded-b-m bg-ink py-2 shadow-3">
        {item.children.map((child) => (
          <li key={child.href}>
            <Link
              href={child.href}
              className="flex min-h-hit items-center px-4 text-sm font-medium whitespace-nowrap hover:bg-n-800"
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
