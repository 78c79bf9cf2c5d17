import type { ReactNode } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";

interface PageTopProps {
  readonly title: string;
  readonly count: string | null;
  /** Controls for the list as a whole. */
  readonly children?: ReactNode;
}

export function PageTop({ title, count, children }: PageTopProps) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: title, href: null },
        ]}
      />
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="display-type text-2xl">{title}</h1>
          <p role="status" className="mt-1.5 font-strong">
            {count}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">{children}</div>
      </div>
    </>
  );
}

interface EmptyPlaceProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** The next step; by default a link to the stock. */
  readonly action?: ReactNode;
}

/** An empty list: its purpose and the next step. */
export function EmptyPlace({ icon, title, children, action }: EmptyPlaceProps) {
  const { stock } = useSite();
  return (
    <section className="grid justify-items-center gap-3 box box-edge px-6 py-16 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-full bg-brand-100 text-brand-text">
        <Icon name={icon} size={36} />
      </span>
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[46ch] text-pretty text-muted">{children}</p>
      <div className="mt-3">{action ?? <LinkButton href={stock.href}>{stock.label}</LinkButton>}</div>
    </section>
  );
}

interface GoneCarsProps {
  readonly cars: readonly { readonly id: number; readonly name: string }[];
  readonly onRemove: (id: number) => void;
}

/** Cars that the dealer no longer lists, by their last name. */
export function GoneCars({ cars, onRemove }: GoneCarsProps) {
  if (cars.length === 0) return null;
  return (
    <section className="mt-12 rounded-l bg-surface-2 px-6 py-5">
      <h2 className="text-lg">No longer listed</h2>
      <ul className="mt-2 divide-y divide-line">
        {cars.map((car) => (
          <li key={car.id} className="flex min-h-14 items-center justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{car.name}</span>
            <button
              type="button"
              onClick={() => onRemove(car.id)}
              className={buttonClass({ kind: "plain", size: "small" }, "px-3 underline underline-offset-4")}
            >
              Remove
              <span className="sr-only">{` ${car.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
