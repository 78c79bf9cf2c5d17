import { useSyncExternalStore } from "react";
import { useSite } from "../../site/components/site-context.tsx";
import { lastSuccessText, parseSuccess, type Success } from "../visit.ts";

export const GENERIC_THANKS = "Thank you for getting in touch";

const HEADINGS: Readonly<Record<string, string>> = {
  "Vehicle Enquiry": "Thank you for your enquiry",
  "Test Drive": "Thank you for booking a test drive",
  "Request Photos": "Thank you, your photos are on the way",
  "Trade In": "Thank you for telling us about your car",
  Service: "Thank you for your service booking",
};

/** What is said to a shopper whose enquiry of this category was taken (LEAD-032). */
export function thanksFor(success: Success | null): { readonly heading: string; readonly about: string | null } {
  return { heading: HEADINGS[success?.category ?? ""] ?? GENERIC_THANKS, about: success?.car ?? null };
}

/** The thanks: for what the address says was sent, else for what this browser sent last. */
export function SuccessNote({ known }: { readonly known: Success | null }) {
  const { slug } = useSite();
  const stored = parseSuccess(
    useSyncExternalStore(
      never,
      () => lastSuccessText(slug),
      () => null,
    ),
  );
  const { heading, about } = thanksFor(known ?? stored);
  return (
    <>
      <h1 className="display-type text-2xl">{heading}</h1>
      <p className="max-w-[52ch] text-md text-muted">
        {about ? (
          <>
            We have your message about the <strong className="font-strong text-ink">{about}</strong>.{" "}
          </>
        ) : (
          "We have your message. "
        )}
        Somebody from our team will be in touch soon.
      </p>
    </>
  );
}

const never = () => () => {};
