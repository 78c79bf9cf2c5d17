import { ModelsMenu } from "../../features/models/components/models-menu.tsx";
import { FavouritesLink } from "../../features/shortlist/components/favourites-link.tsx";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import type { LinkView, MenuView } from "../../features/site/view.ts";
import { useAddress } from "../../ui/address.tsx";
import { ICON_BUTTON } from "../../ui/controls/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link, LinkButton } from "../../ui/link.tsx";
import { MenuDisclosure } from "../../ui/overlays/menu-disclosure.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";
import { PhoneMenu } from "../base/phone-menu.tsx";
import { departmentsOf, drawingOf, isAt } from "./departments.ts";
import { Drawing } from "./drawing.tsx";

const ENTRY =
  "utility-entry flex min-h-hit items-center gap-1 px-1.5 text-sm xl:px-2.5 font-medium whitespace-nowrap " +
  "transition-colors group-open/menu:text-current";

/** Departments that fit into the bar, or a tablet's; a phone shows the first four. */
const SHOWN = 6;
const ON_PHONES = 4;

/** Two tiers: a utility bar with the menu, then the departments, each with its vehicle drawn over its name. */
export function Header() {
  const { headerMenu, stock } = useSite();
  const { departments, menu } = departmentsOf(headerMenu, stock.href);
  const shown = departments.slice(0, SHOWN);
  const here = useAddress(({ pathname, search }) =>
    JSON.stringify([
      menu.filter(({ href }) => href === pathname).map(({ href }) => href),
      shown.filter(({ href }) => isAt(href, pathname, search)).map(({ href }) => href),
    ]),
  );
  return (
    <CachedPart name="header" madeOf={here}>
      <header className="relative z-20">
        <UtilityBar menu={menu} />
        <DepartmentBar departments={shown} />
        <DepartmentStrip departments={shown} />
      </header>
    </CachedPart>
  );
}

function UtilityBar({ menu }: { readonly menu: readonly MenuView[] }) {
  const { phone, places } = useSite();
  return (
    <div data-ground="dark" className="night relative z-2 hidden lg:block">
      <div className="wrap flex min-h-hit items-center justify-between gap-6">
        <nav aria-label="Main" className="-ml-1.5 flex flex-wrap gap-x-0.5 xl:-ml-2.5 xl:gap-x-1">
          {menu.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </nav>
        <ul className="flex shrink-0 gap-5 text-sm">
          {places ? (
            <li className="max-2xl:hidden">
              <Link href={places.href} className="utility-link">
                <Icon name="pin" size={16} />
                {places.text}
              </Link>
            </li>
          ) : null}
          {phone ? (
            <li>
              <a href={phone.href} className="utility-link figures">
                <Icon name="phone" size={16} />
                {phone.text}
              </a>
            </li>
          ) : null}
          <li>
            <GarageLink size={16} words="" className="utility-link" />
          </li>
        </ul>
      </div>
    </div>
  );
}

function Entry({ item }: { readonly item: MenuView }) {
  const { config } = useSite();
  const isHere = useAddress(({ pathname }) => item.href === pathname);
  if (item.opens === "nothing") {
    return (
      <Link href={item.href ?? "/"} aria-current={isHere ? "page" : undefined} className={ENTRY}>
        {item.label}
      </Link>
    );
  }
  if (item.opens === "models") {
    return (
      <MenuDisclosure label={item.label} trigger={config.menuTrigger} summaryClassName={ENTRY}>
        <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface text-ink shadow-3">
          <ModelsMenu groups={item.children} />
        </div>
      </MenuDisclosure>
    );
  }
  return (
    <MenuDisclosure label={item.label} trigger={config.menuTrigger} className="relative" summaryClassName={ENTRY}>
      <ul className="absolute top-full left-0 mt-1 min-w-56 rounded-m border border-line bg-surface p-2 text-ink shadow-3">
        {item.children.map((child) => (
          <li key={child.href}>
            <Link
              href={child.href}
              className="flex min-h-hit items-center rounded-s px-4 text-sm whitespace-nowrap hover:bg-brand-100 hover:text-brand-text focus-visible:outline-focus"
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}

interface DepartmentsProps {
  readonly departments: readonly LinkView[];
}

function DepartmentBar({ departments }: DepartmentsProps) {
  const { phone, stock } = useSite();
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap flex min-h-16 items-center gap-6 lg:min-h-23">
        <Logo
          size={40}
          className="logo-type [--beside:238px] max-[18rem]:[--beside:270px] font-display text-[1.375rem] leading-none font-bold lg:text-[1.5rem]"
          taglineClassName="mt-1 font-body text-2xs font-medium tracking-normal text-muted"
        />
        <nav aria-label="Departments" className="ml-auto hidden self-stretch lg:flex">
          {departments.map((department) => (
            <Department key={department.href} department={department} className="lg:min-w-27 lg:px-3 xl:px-4" />
          ))}
        </nav>
        {departments.length === 0 ? (
          <LinkButton href={stock.href} size="small" className="ml-auto max-lg:hidden">
            {stock.label}
          </LinkButton>
        ) : null}
        <div className="-mr-2.5 flex items-center max-lg:ml-auto">
          {phone ? (
            <a href={phone.href} aria-label={`Call ${phone.text}`} className={`${ICON_BUTTON} lg:hidden`}>
              <Icon name="phone" size={22} />
            </a>
          ) : null}
          <FavouritesLink className={ICON_BUTTON} />
          <PhoneMenu className="lg:hidden" />
        </div>
      </div>
    </div>
  );
}

/** The departments under the bar of a phone or tablet, in as many columns as fit. */
function DepartmentStrip({ departments }: DepartmentsProps) {
  if (departments.length === 0) return null;
  return (
    <nav
      aria-label="Departments, small screens"
      className="grid auto-cols-fr grid-flow-col border-b border-line bg-surface px-2 lg:hidden"
    >
      {departments.map((department, at) => (
        <Department
          key={department.href}
          department={department}
          className={`min-w-0 px-1 ${at < ON_PHONES ? "" : "max-md:hidden"}`}
        />
      ))}
    </nav>
  );
}

function Department({ department, className }: { readonly department: LinkView; readonly className: string }) {
  const { config } = useSite();
  const isHere = useAddress(({ pathname, search }) => isAt(department.href, pathname, search));
  return (
    <Link href={department.href} aria-current={isHere ? "page" : undefined} className={`department ${className}`}>
      <Drawing
        name={drawingOf(department.label, config.itemTypes[0] ?? "car")}
        className="h-6.5 w-17 max-w-full lg:h-8.5 lg:w-22"
      />
      <span className="max-w-full truncate text-xs font-strong lg:text-sm">{department.label}</span>
    </Link>
  );
}
