import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { Prose } from "../../site/components/prose.tsx";
import type { SafeHtml } from "../../site/markdown.ts";
import { FLOW_PLACE } from "../rules.ts";
import type { TradeInView } from "../trade-in-view.ts";
import { AroundTheSteps } from "./around-the-steps.tsx";
import { DescribeStep, DetailsStep } from "./details-step.tsx";
import { NoMatch } from "./no-match.tsx";
import { Offer } from "./offer.tsx";
import { PhotosStep } from "./photos-step.tsx";
import { Questions } from "./questions.tsx";
import { SelectionStep } from "./selection-step.tsx";
import type { StepReply } from "./step-form.tsx";
import { YourDetailsStep } from "./your-details-step.tsx";

interface TradeInPageProps {
  readonly view: TradeInView;
  /** The dealer's own introduction to this page. */
  readonly intro: { readonly html: SafeHtml } | null;
  /** Picture of one of the dealer's cars, shown if the shopper is not looking at one. */
  readonly picture: string | null;
  /** The server's answer to the step that was just posted. */
  readonly answer: StepReply | null;
}

/** The offer of a car in four steps (TRADE-006 to TRADE-009), above the dealer's text and questions (TRADE-010). */
export function TradeInPage({ view, intro, picture, answer }: TradeInPageProps) {
  return (
    <>
      <div className="valuation-page">
        <div className="valuation-grid">
          <header className="valuation-head">
            <h1 className="display-type text-2xl md:text-3xl">{view.heading}</h1>
            <p className="valuation-lead mt-3 max-w-[40ch] text-md text-pretty">{view.lead}</p>
            {/* On wide screens the picture is beside the steps; below that it comes after them. */}
            {view.wanted ? (
              <p className="mt-1 font-strong lg:hidden">
                Towards the{" "}
                <Link href={view.wanted.path} className="underline underline-offset-3">
                  {view.wanted.title}
                </Link>
              </p>
            ) : null}
            <Progress view={view} />
          </header>
          <section id={FLOW_PLACE} aria-label="Your valuation" className="valuation-form scroll-mt-20">
            {/* Another step is another form: the key discards the values of the last one. */}
            <CurrentStep key={`${view.uid} ${view.step}`} view={view} answer={answer} />
          </section>
          <AroundTheSteps view={view} picture={picture} />
        </div>
      </div>
      <div className="wrap mt-section grid gap-x-16 gap-y-section lg:grid-cols-2 [&_.prose>:first-child]:mt-0">
        {intro ? <Prose html={intro.html} /> : null}
        <Questions view={view} />
      </div>
    </>
  );
}

function CurrentStep({ view, answer }: Pick<TradeInPageProps, "view" | "answer">): ReactNode {
  switch (view.step) {
    case "details":
      return <DetailsStep view={view} answer={answer} />;
    case "describe":
      return <DescribeStep view={view} answer={answer} />;
    case "no-match":
      return <NoMatch view={view} />;
    case "selection":
      return <SelectionStep view={view} answer={answer} />;
    case "images":
      return <PhotosStep view={view} />;
    case "yours":
      return <YourDetailsStep view={view} answer={answer} />;
    case "offer":
      return <Offer view={view} answer={answer} />;
  }
}

/** The shopper's progress through the four steps. */
function Progress({ view }: { readonly view: TradeInView }) {
  return (
    <ol className="valuation-steps">
      {view.steps.map(({ title, standing }) => (
        <li key={title} data-standing={standing} aria-current={standing === "now" ? "step" : undefined}>
          <span className="valuation-step">{title}</span>
          {standing === "done" ? <span className="sr-only">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}
