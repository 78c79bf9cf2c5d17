import { ModelsMenu } from "../../features/models/components/models-menu.tsx";
import { FavouritesLink } from "../../features/shortlist/components/favourites-link.tsx";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import type { MenuView } from "../../features/site/view.ts";
import { useAddress } from "../../ui/address.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MenuDisclosure } from "../../ui/overlays/menu-disclosure.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";
import { PhoneMenu } from "../base/phone-menu.tsx";

const TOOL =
  "inline-flex min-h-hit min-w-hit items-center justify-center gap-2 rounded-control px-2 font-medium whitespace-nowrap hover:bg-on-stage/14";

/** One dark bar of text. On the home page it covers the top of the stage, which is dark too. */
export function Header() {
  const { headerMenu } = useSite();
  const over = useAddress(({ pathname }) => pathname === "/");
  const here = useAddress(({ pathname }) => (headerMenu.some((item) => leadsHere(item, pathname)) ? pathname : ""));
  return (
    <CachedPart name="header" madeOf={[over, here]}>
      <Bar over={over} />
    </CachedPart>
  );
}

function Bar({ over }: { readonly over: boolean }) {
  return (
    <header
      data-ground="dark"
      className={classNames(
        "top-0 z-20 w-full text-on-stage",
        over ? "absolute bg-linear-to-b from-stage/80 to-transparent" : "relative bg-stage",
      )}
    >
      <div className="wrap flex h-15 items-center gap-8 lg:h-18 xl:gap-10">
        <Logo size={30} className="marque-logo" taglineClassName="text-on-stage-muted" />
        <Menu />
        <Tools />
      </div>
    </header>
  );
}

function Menu() {
  const { headerMenu } = useSite();
  return (
    <nav aria-label="Main" className="hidden grow lg:flex">
      {headerMenu.map((item) => (
        <Entry key={item.label} item={item} />
      ))}
    </nav>
  );
}

/** Whether the item leads to this page or to one above it. */
const leadsHere = (item: MenuView, path: string): boolean =>
  [item.href, ...item.children.map(({ href }) => href)].includes(path);

function Entry({ item }: { readonly item: MenuView }) {
  const { config } = useSite();
  const here = useAddress(({ pathname }) => (leadsHere(item, pathname) ? pathname : ""));
  if (item.opens === "nothing") {
    return (
      <Link href={item.href ?? "/"} aria-current={here ? "page" : undefined} className="marque-entry">
        {item.label}
      </Link>
    );
  }
  const wide = item.opens === "models";
  return (
    <MenuDisclosure
      label={item.label}
      trigger={config.menuTrigger}
      className={wide ? undefined : "relative"}
      summaryClassName={here ? "marque-entry marque-entry-here" : "marque-entry"}
    >
      {wide ? (
        <div className="marque-panel max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain inset-x-0">
          <ModelsMenu groups={item.children} />
        </div>
      ) : (
        <ul className="marque-panel left-0 min-w-56 py-2">
          {item.children.map((child) => (
            <li key={child.href}>
              <Link
                href={child.href}
                aria-current={child.href === here ? "page" : undefined}
                className="flex min-h-hit items-center px-5 whitespace-nowrap hover:bg-surface-2 aria-[current=page]:font-strong"
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MenuDisclosure>
  );
}

function Tools() {
  const { phone } = useSite();
  return (
    <div className="-mr-2 ml-auto flex items-center lg:-mr-3">
      {phone ? (
        <a href={phone.href} className={TOOL} aria-label={`Call ${phone.text}`}>
          <Icon name="phone" />
          <span className="figures max-md:hidden lg:max-xl:hidden">{phone.text}</span>
        </a>
      ) : null}
      <FavouritesLink className={TOOL} />
      <GarageLink className={`${TOOL} max-lg:hidden`} />
      <PhoneMenu className="text-on-stage hover:bg-on-stage/14 lg:hidden" />
    </div>
  );
}
