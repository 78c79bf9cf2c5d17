import { useSyncExternalStore } from "react";
import { kindOf } from "../../forms/lead-kinds.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { FORM_TEXTS } from "../../site/texts/forms.ts";
import { lastSuccessText, parseSuccess, type Success } from "../visit.ts";

/** The thanks text for an enquiry of this category (LEAD-032). */
function thanksFor(success: Success | null) {
  const { thanks } = kindOf(success?.category ?? "") ?? { thanks: "other" as const };
  return { heading: `thanks.${thanks}`, about: success?.car ?? null } as const;
}

/** The thanks for the lead that the address names, otherwise for the last lead sent from this browser. */
export function SuccessNote({ known }: { readonly known: Success | null }) {
  const { slug, config } = useSite();
  const stored = parseSuccess(
    useSyncExternalStore(
      never,
      () => lastSuccessText(slug),
      () => null,
    ),
  );
  const say = useWords(FORM_TEXTS);
  const success = known ?? stored;
  const { heading, about } = thanksFor(success);
  return (
    <>
      <h1 className="display-type text-2xl">{say(heading, { vehicle: config.vehicleNoun.toLowerCase() })}</h1>
      <p className="max-w-[52ch] text-md text-pretty text-muted">
        {about ? (
          <>
            We have your message about the <strong className="font-strong text-ink">{about}</strong>.{" "}
          </>
        ) : (
          "We have your message. "
        )}
        {success?.category === "Unsubscribe"
          ? "We have stopped our offers to you, and our dealerships take you off their own lists within five working days."
          : say("thanks.next")}
      </p>
      {success?.category === "Unsubscribe" ? null : <Steps />}
    </>
  );
}

const STEPS = [
  { title: "We read your message", text: "It is with our team already." },
  { title: "We call or write", text: "By the phone number or the email that you gave us." },
  { title: "You take your time", text: "Nothing is agreed until you say so." },
];

/** Explains what happens after an enquiry. */
function Steps() {
  return (
    <ol className="mt-4 grid w-full gap-6 md:grid-cols-3 md:gap-gap">
      {STEPS.map((step, at) => (
        <li key={step.title} className="border-t-2 border-brand-text pt-4">
          <h2 className="text-lg">
            <span className="figures mr-2 text-brand-text">{at + 1}</span>
            {step.title}
          </h2>
          <p className="mt-1.5 text-pretty text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

const never = () => () => {};
