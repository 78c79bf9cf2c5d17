import { ModelsMenu } from "../../features/models/components/models-menu.tsx";
import { FavouritesLink } from "../../features/shortlist/components/favourites-link.tsx";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { Logo } from "../../features/site/components/logo.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { ICON_BUTTON } from "../../ui/controls/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MenuDisclosure } from "../../ui/overlays/menu-disclosure.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

const ENTRY =
  "flex min-h-hit items-center gap-0.5 rounded-control px-1.5 text-sm whitespace-nowrap hover:bg-n-100 " +
  "min-[80rem]:gap-1 min-[80rem]:px-2.5 min-[80rem]:text-base 2xl:px-3";

/** One plain bar: logo, menu, phone number. */
export function Header() {
  return (
    <CachedPart name="header" madeOf={null}>
      <Bar />
    </CachedPart>
  );
}

function Bar() {
  const { headerMenu, phone, config } = useSite();
  return (
    <header className="relative z-20 border-b border-line bg-surface">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 min-[80rem]:gap-6">
        <Logo
          size={34}
          className="font-display text-xl leading-none font-strong lg:max-w-60 lg:shrink-0 min-[80rem]:max-w-80 lg:max-[80rem]:text-lg"
          taglineClassName="mt-1 text-2xs text-muted"
        />
        <nav aria-label="Main" className="hidden flex-wrap justify-end lg:flex">
          {headerMenu.map((item) =>
            item.children.length === 0 ? (
              <Link key={item.label} href={item.href ?? "/"} className={ENTRY}>
                {item.label}
              </Link>
            ) : item.opens === "models" ? (
              <MenuDisclosure key={item.label} label={item.label} trigger={config.menuTrigger} summaryClassName={ENTRY}>
                <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-3">
                  <ModelsMenu groups={item.children} />
                </div>
              </MenuDisclosure>
            ) : (
              <MenuDisclosure
                key={item.label}
                label={item.label}
                trigger={config.menuTrigger}
                className="relative"
                summaryClassName={ENTRY}
              >
                <ul className="absolute top-full right-0 min-w-56 rounded-m bg-surface p-2 shadow-3">
                  {item.children.map((child) => (
                    <li key={`${child.href} ${child.label}`}>
                      <Link href={child.href} className={ENTRY}>
                        {child.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </MenuDisclosure>
            ),
          )}
        </nav>
        {phone ? (
          <a
            href={phone.href}
            aria-label={`Call ${phone.text}`}
            className="figures inline-flex min-h-hit min-w-hit items-center justify-center font-strong whitespace-nowrap max-lg:hidden"
          >
            <Icon name="phone" className="min-[80rem]:hidden" />
            <span className="max-[80rem]:hidden">{phone.text}</span>
          </a>
        ) : null}
        <div className="flex items-center">
          <FavouritesLink className={ICON_BUTTON} />
          <GarageLink className={`${ICON_BUTTON} max-lg:hidden`} />
          <PhoneMenu className="lg:hidden" />
        </div>
      </div>
    </header>
  );
}
