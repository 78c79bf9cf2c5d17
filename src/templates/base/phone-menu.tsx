import { useRef } from "react";
import { GarageLink } from "../../features/shortlist/components/garage-link.tsx";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useOpenToday } from "../../features/site/components/use-open.ts";
import type { MenuView } from "../../features/site/view.ts";
import { useOnNavigation } from "../../ui/address.tsx";
import { classNames } from "../../ui/class-names.ts";
import { buttonClass, ICON_BUTTON } from "../../ui/controls/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link, LinkButton } from "../../ui/link.tsx";
import { Accordion } from "../../ui/overlays/accordion.tsx";
import { CachedPart } from "../../ui/rendering/cached-part.tsx";

const ID = "phone-menu";
const ROW = "flex min-h-13 items-center border-b border-line font-strong";

/** The menu as a button and a drawer, where a row has no space. It is a popover, so it opens without JavaScript. */
export function PhoneMenu({ className }: { readonly className?: string }) {
  return (
    <CachedPart name="phone menu" madeOf={className}>
      <Menu className={className} />
    </CachedPart>
  );
}

function Menu({ className }: { readonly className?: string }) {
  const { headerMenu, stock, phone, places, name } = useSite();
  const openToday = useOpenToday();
  const drawer = useRef<HTMLDivElement>(null);
  useOnNavigation(() => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  });
  return (
    <>
      <button type="button" popoverTarget={ID} aria-label="Menu" className={classNames(ICON_BUTTON, className)}>
        <Icon name="menu" size={24} />
      </button>
      <div
        ref={drawer}
        id={ID}
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(24rem,88vw)] overflow-y-auto bg-surface p-5 text-ink shadow-3 backdrop:bg-brand-deep/58 motion-safe:animate-rise"
      >
        <div className="mb-2 flex items-center justify-between">
          <p className="font-strong text-md">{name}</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={ICON_BUTTON}
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        <nav aria-label="Main, small screens">
          {headerMenu.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </nav>
        <div className="mt-6 grid gap-3">
          <LinkButton href={stock.href} wide>
            {stock.label}
          </LinkButton>
          {phone ? (
            <a href={phone.href} className={buttonClass({ kind: "outline", wide: true })}>
              <Icon name="phone" size={18} />
              <span className="figures">{phone.text}</span>
            </a>
          ) : null}
        </div>
        <div className="mt-5 grid gap-1 text-sm text-muted">
          <GarageLink size={18} words="" className="flex min-h-hit items-center gap-2 font-strong text-ink" />
          {openToday ? <p>{openToday}</p> : null}
          {places ? (
            <Link href={places.href} className="inline-flex min-h-hit items-center underline underline-offset-4">
              {places.text}
            </Link>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Entry({ item }: { readonly item: MenuView }) {
  if (item.children.length === 0) {
    return (
      <Link href={item.href ?? "/"} className={ROW}>
        {item.label}
      </Link>
    );
  }
  return (
    <Accordion heading={item.label} summaryClassName="min-h-13">
      <ul className="pb-3">
        {item.children.map((child) => (
          <li key={child.href}>
            <Link href={child.href} className="flex min-h-hit items-center pl-3 text-muted">
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
