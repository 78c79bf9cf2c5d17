import type { HomeWords } from "../../site/home-file.ts";

type Words = NonNullable<HomeWords["howItWorks"]>;

/** The way from choosing to driving, in numbered steps joined by a line. */
export function HowItWorks({ words, className }: { readonly words: Words; readonly className?: string }) {
  return (
    <section className={className} aria-label={words.heading}>
      <h2 className="display-type text-2xl">{words.heading}</h2>
      {words.text ? <p className="mt-3 max-w-[52ch] text-md text-muted">{words.text}</p> : null}
      <ol className="mt-8 grid gap-x-gap gap-y-8 md:mt-10 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {words.steps.map((step, at) => (
          <li key={step.heading} className="grid grid-cols-[auto_1fr] content-start gap-x-5 md:grid-cols-1 md:gap-y-5">
            <span
              aria-hidden
              className="price-type grid size-14 place-items-center rounded-disc bg-accent text-xl text-on-accent"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg">{step.heading}</h3>
              <p className="mt-1.5 max-w-[34ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
