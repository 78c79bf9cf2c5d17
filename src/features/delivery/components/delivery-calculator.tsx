import { type FormEvent, useRef, useState } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { postcodeProblem } from "../../../lib/words/postcode.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { PostcodeField } from "../../../ui/controls/postcode-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DELIVERY_PLACE, NO_ESTIMATE } from "../rules.ts";
import type { DeliveryAnswer, DeliveryView } from "../view.ts";

const FAILED = "We could not get a price just now. Please try again in a moment.";
/** Time limit of the call in milliseconds. */
const PATIENCE = 10_000;

/**
 * A postcode field and the price of delivery there (VDP-058 to VDP-065); without JavaScript the page itself answers.
 */
export function DeliveryCalculator({ delivery }: { readonly delivery: DeliveryView }) {
  const [answer, setAnswer] = useState<DeliveryAnswer | "loading" | null>(delivery.answer);
  const asking = useRef<AbortController>(null);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("postcode") ?? "").trim();
    asking.current?.abort();
    const problem = postcodeProblem(typed);
    if (problem) return setAnswer({ postcode: typed, message: problem, atField: true });
    const mine = new AbortController();
    asking.current = mine;
    setAnswer("loading");
    const fetched = await fetchAnswer(`${delivery.call}&postcode=${typed}`, typed, mine.signal);
    if (!mine.signal.aborted) setAnswer(fetched);
  };
  const isLoading = answer === "loading";
  const message = answer && !isLoading && "message" in answer ? answer : null;
  return (
    <form method="get" action={`${delivery.path}#${DELIVERY_PLACE}`} noValidate onSubmit={ask}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[15rem_auto] sm:justify-start">
        <PostcodeField
          label="Your postcode"
          defaultValue={delivery.answer?.postcode}
          error={message?.atField ? message.message : null}
        />
        {/* Aligned with the field, whose label is above it. */}
        <Button type="submit" busy={isLoading} className="mt-6.5">
          Calculate
        </Button>
      </div>
      <div role="status" className="mt-4 min-h-12 empty:mt-0 empty:min-h-0">
        {isLoading ? <p className="text-muted">Getting a price…</p> : null}
        {message && !message.atField ? <Notice title={message.message} /> : null}
        {answer && !isLoading && "price" in answer ? (
          <p className="figures">
            <b className="price-type text-2xl leading-none">{answer.price}</b> to {answer.name} {answer.postcode}
            <span className="mt-1 block text-xs text-muted">
              An estimate by distance, GST included. We confirm it before you decide.
            </span>
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** The call's answer (API-005), or that it failed. */
async function fetchAnswer(address: string, postcode: string, signal: AbortSignal): Promise<DeliveryAnswer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
    const { price, name, error }: Record<string, unknown> = await response.json();
    if (response.ok && typeof price === "number" && typeof name === "string") {
      return { postcode, price: formatMoney(price), name };
    }
    const message = typeof error === "string" ? error : response.status === 404 ? NO_ESTIMATE : FAILED;
    return { postcode, message, atField: message !== NO_ESTIMATE && response.status < 429 };
  } catch {
    return { postcode, message: FAILED, atField: false };
  }
}
