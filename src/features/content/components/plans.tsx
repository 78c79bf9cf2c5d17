import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import type { HomeWords } from "../../site/home-file.ts";

type Words = NonNullable<HomeWords["plans"]>;
type Plan = Words["plans"][number];

/** Ways to own or use a car side by side, one of them highlighted, and the terms of all below. */
export function Plans({ words, className }: { readonly words: Words; readonly className?: string }) {
  return (
    <section className={className} aria-label={words.heading}>
      <h2 className="display-type text-2xl">{words.heading}</h2>
      {words.text ? <p className="mt-3 max-w-[60ch] text-md text-muted">{words.text}</p> : null}
      <ul className="mt-8 grid grid-cols-1 items-stretch gap-gap md:auto-cols-fr md:grid-cols-none md:grid-flow-col">
        {words.plans.map((plan) => (
          <li key={plan.name} className="contents">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      {words.terms ? <p className="mt-5 max-w-[110ch] text-xs text-muted">{words.terms}</p> : null}
    </section>
  );
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  const { featured } = plan;
  return (
    <article
      data-ground={featured ? "dark" : undefined}
      className={`flex flex-col rounded-l p-6 lg:p-8 ${featured ? "bg-brand-deep text-on-brand-deep" : "bg-surface-2"}`}
    >
      <h3 className="text-lg">{plan.name}</h3>
      <p className="mt-4">
        <span className="price-type text-[2.25rem] leading-none md:max-lg:text-[1.75rem]">{plan.price}</span>
        {plan.per ? (
          <span className={`ml-2 text-sm ${featured ? "text-on-brand-deep-muted" : "text-muted"}`}>{plan.per}</span>
        ) : null}
      </p>
      {plan.text ? <p className={`mt-3 ${featured ? "text-on-brand-deep-muted" : "text-muted"}`}>{plan.text}</p> : null}
      <ul className="mt-5 mb-7 grid gap-2.5">
        {plan.points.map((point) => (
          <li key={point} className="grid grid-cols-[20px_1fr] gap-3">
            <Icon name="check" size={20} className="mt-0.5" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton href={plan.link.href} kind={featured ? "on-dark" : "outline"} wide className="mt-auto">
        {plan.link.label}
      </LinkButton>
    </article>
  );
}
