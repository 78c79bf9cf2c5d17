import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LinkButton, TextLink } from "../../../ui/link.tsx";
import type { CheckoutCar, CheckoutView } from "../checkout-view.ts";
import { CheckoutCarPanel } from "./checkout-car.tsx";

interface FrameProps {
  readonly car: CheckoutCar;
  readonly heading: string;
  readonly lead: ReactNode;
  /** Content below the car. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The checkout page: the car on the right, the form on the left; on phones the car comes first. */
export function CheckoutFrame({ car, heading, lead, aside, children }: FrameProps) {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mx-auto grid max-w-280 grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div>
          <TextLink href={car.path} icon={null} className="text-sm">
            <Icon name="arrow-left" size={18} />
            Back to the {car.title}
          </TextLink>
          <h1 className="display-type mt-2 text-2xl">{heading}</h1>
          <p className="mt-3 max-w-[56ch] text-md text-pretty text-muted">{lead}</p>
        </div>
        <div className="content-start gap-5 max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid">
          <CheckoutCarPanel car={car} />
          {aside}
        </div>
        <div className="min-w-0 max-lg:order-1">{children}</div>
      </div>
      <p className="mx-auto mt-10 max-w-280 text-xs text-muted">{car.licence}</p>
    </div>
  );
}

const PANEL = "box box-edge p-5 lg:p-6";

/**
 * Explains the deposit in three lines; on phones it is below the form. It includes the guarantee on sites that give
 * one.
 */
export function DepositPanel({ checkout }: { readonly checkout: CheckoutView }) {
  const { deposit, noun, guarantee, coolingOff } = checkout;
  return (
    <>
      <section aria-label="Your deposit" className={PANEL}>
        <p className="flex items-baseline justify-between gap-4 max-[18rem]:flex-wrap">
          <span className="font-strong">Deposit today</span>
          <span className="price-type text-price-card">{deposit}</span>
        </p>
        <ul className="mt-4 grid gap-2.5 text-sm">
          <Promised icon="refresh">Your deposit is fully refundable.</Promised>
          <Promised icon="clock">The {noun} is held for you for 48 hours.</Promised>
          <Promised icon="check">You are not bound to buy.</Promised>
        </ul>
        {coolingOff ? <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{coolingOff}</p> : null}
      </section>
      {guarantee ? (
        <section className={`max-lg:order-2 ${PANEL}`}>
          <h2 className="flex items-center gap-2 text-base">
            <Icon name="shield" className="text-positive" />
            {guarantee.name}
          </h2>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-muted">
            {guarantee.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Promised({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} className="text-brand-text" />
      <span>{children}</span>
    </li>
  );
}

interface StandingProps {
  readonly heading: string;
  readonly text: string;
  readonly stock: { readonly label: string; readonly href: string };
  /** The car that was to be reserved. */
  readonly car?: CheckoutCar;
  readonly children?: ReactNode;
}

/** Shown if checkout is not possible: the reason, and links to go on (SITE-061). */
export function NoCheckout({ heading, text, stock, car, children }: StandingProps) {
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-8 py-section lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid justify-items-start gap-5">
        <h1 className="display-type max-w-[26ch] text-2xl">{heading}</h1>
        <p className="max-w-[56ch] text-md text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={stock.href}>{stock.label}</LinkButton>
          {children}
        </div>
      </div>
      {car ? <CheckoutCarPanel car={car} /> : null}
    </div>
  );
}
