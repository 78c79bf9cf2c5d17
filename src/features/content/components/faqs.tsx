import { TextLink } from "../../../ui/link.tsx";
import { Accordion } from "../../../ui/overlays/accordion.tsx";
import type { HomeWords } from "../../site/home-file.ts";

type Words = NonNullable<HomeWords["faqs"]>;

/** Questions that open to show their answers, beside their heading. */
export function Faqs({ words, className }: { readonly words: Words; readonly className?: string }) {
  return (
    <section className={className} aria-label={words.heading}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="display-type text-2xl">{words.heading}</h2>
          {words.link ? (
            <TextLink href={words.link.href} className="mt-3">
              {words.link.label}
            </TextLink>
          ) : null}
        </div>
        <div className="border-t border-line">
          {words.questions.map(({ q, a }) => (
            <Accordion key={q} heading={q} summaryClassName="min-h-15 text-md">
              <p className="max-w-[68ch] pb-6 text-muted">{a}</p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
