import { Button } from "../../../ui/controls/button.tsx";
import { INPUT } from "../../../ui/controls/field.tsx";
import { ALERT_OFFER, type SearchView } from "../../search/view/search-view.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { consentWords } from "../rules.ts";

/** Offers an alert for a search without results on the same page: an e-mail field and a button. */
export function AlertOffer({ view: { here, noResults } }: { readonly view: SearchView }) {
  const { legal, links, name } = useSite();
  // "No 2020 Mazda CX-5" contains the name of what the shopper wants.
  const sought = noResults?.heading?.replace(/^No /, "") ?? null;
  const page = `/alerts/new?search=${encodeURIComponent(here)}`;
  return (
    <form
      // Another search is another alert, so the form starts empty again.
      key={here}
      method="post"
      action={page}
      aria-labelledby={ALERT_OFFER}
      className="grid scroll-mt-24 items-start gap-x-10 gap-y-4 rounded-m bg-surface-3 p-4.5 text-left lg:grid-cols-2 lg:px-6 lg:py-5.5"
    >
      <div>
        <h2 id={ALERT_OFFER} tabIndex={-1} className="scroll-mt-24 text-lg">
          Tell me when one comes
        </h2>
        <p className="mt-1.5 text-[0.9375rem] text-pretty wrap-anywhere">
          We email you once a day at most, the day one arrives{sought ? `: ${sought}` : ""}. No account needed.
        </p>
      </div>
      <div>
        <label htmlFor={`${ALERT_OFFER}-email`} className="mb-1.5 block text-sm font-strong">
          Email address
        </label>
        <div className="flex gap-2 max-sm:flex-col">
          <input
            id={`${ALERT_OFFER}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            className={`${INPUT} min-w-0 sm:flex-1`}
          />
          <Button type="submit">Tell Me</Button>
        </div>
        <input type="hidden" name="often" value="daily" />
        <input type="hidden" name="on" value="results" />
        <p className="mt-2.5 text-[0.8125rem] leading-normal text-pretty text-muted">
          {consentWords(legal.name || name, false)}{" "}
          <a href={links.privacyPolicy} className="underline underline-offset-3">
            How we keep your details
          </a>
          {" · "}
          <a href={page} rel="nofollow" className="underline underline-offset-3">
            Choose how often
          </a>
        </p>
      </div>
    </form>
  );
}
