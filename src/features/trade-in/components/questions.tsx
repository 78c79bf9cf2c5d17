import { TextLink } from "../../../ui/link.tsx";
import { Accordion } from "../../../ui/overlays/accordion.tsx";
import type { TradeInView } from "../trade-in-view.ts";

/** The site's questions and answers, each of which opens independently (TRADE-010, TRADE-011). */
export function Questions({ view }: { readonly view: TradeInView }) {
  if (view.faq.length === 0) return null;
  return (
    <section aria-labelledby="valuation-questions">
      <h2 id="valuation-questions" className="display-type mb-4 text-2xl">
        Questions and answers
      </h2>
      <div className="border-t border-line">
        {view.faq.map(({ q, a }) => (
          <Accordion key={q} heading={q} summaryClassName="min-h-15 text-md">
            <p className="max-w-[68ch] pb-6 text-muted">{a}</p>
          </Accordion>
        ))}
      </div>
      <TextLink href={view.termsHref} className="mt-4">
        Valuation terms and conditions
      </TextLink>
    </section>
  );
}
