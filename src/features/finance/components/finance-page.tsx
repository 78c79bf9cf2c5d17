import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHead } from "../../content/components/page-head.tsx";
import { EstimateFigures, EstimateNotice } from "../../estimate/components/estimate.tsx";
import { estimateTitle } from "../../estimate/estimate-view.ts";
import { CheckoutCarPanel } from "../../reservations/components/checkout-car.tsx";
import { Prose } from "../../site/components/prose.tsx";
import type { FinanceCar, FinancePageView } from "../finance-page.ts";
import { FINANCE_FORM } from "../links.ts";
import { CalculatorPage } from "./calculator-page.tsx";

interface FinancePageProps {
  readonly page: FinancePageView;
  readonly form: ReactNode;
}

/**
 * A finance page (FIN-084 to FIN-090): the car it is about, the dealer's text, and the form at its own anchor
 * (FIN-095).
 */
export function FinancePage({ page, form }: FinancePageProps) {
  const { title, description, html, car, lost, others, credit, calculator } = page;
  return (
    <article>
      <PageHead title={title}>
        {description ? <p className="mt-4 max-w-[60ch] text-md text-muted">{description}</p> : null}
      </PageHead>
      <div className="wrap mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className={classNames("grid min-w-0 gap-8", car ? null : "lg:sticky lg:top-24")}>
          {lost ? (
            <Notice title="That vehicle is no longer listed">Tell us in the form which one you have in mind.</Notice>
          ) : null}
          {car ? <CarInMind car={car} /> : null}
          <Prose html={html} />
          <Others others={others} />
        </div>
        <div id={FINANCE_FORM} className="min-w-0 scroll-mt-24">
          {form}
        </div>
      </div>
      {calculator ? <CalculatorPage calculator={calculator} className="wrap mt-section" /> : null}
      <p className="wrap mt-section text-xs text-pretty text-muted">
        <span className="block max-w-[110ch]">{credit}</span>
      </p>
    </article>
  );
}

/** The car, and its estimate with notice. */
function CarInMind({ car }: { readonly car: FinanceCar }) {
  const { estimate, financeNotice } = car;
  return (
    <section aria-label="The vehicle you have in mind" className="grid gap-4">
      <CheckoutCarPanel car={car} />
      {estimate && financeNotice ? (
        <div className="rounded-m bg-surface-2 p-5">
          <h2 className="mb-3 text-sm font-strong tracking-normal">{estimateTitle(estimate)}</h2>
          <EstimateFigures estimate={estimate} figure="font-strong text-[1.3125rem]" />
          <EstimateNotice notice={financeNotice} estimate={estimate} className="mt-3.5" />
        </div>
      ) : null}
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Link href={car.path} className="text-link">
          Back to this vehicle
        </Link>
        <span className="text-xs text-muted">{car.licence}</span>
      </p>
    </section>
  );
}

function Others({ others }: Pick<FinancePageView, "others">) {
  return (
    <nav aria-label="More about finance">
      <ul className="border-t border-line">
        {others.map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <Link
              href={href}
              className="flex min-h-hit items-center justify-between gap-4 py-3 font-strong hover:underline"
            >
              {label}
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
