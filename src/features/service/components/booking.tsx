import type { SubmissionResult } from "@conform-to/react";
import { PageForm } from "../../leads/components/page-form.tsx";
import type { PageFormView } from "../../leads/form-view.ts";
import type { ServiceView } from "../view.ts";
import { SERVICE_FORM } from "./mazda-page.tsx";

interface BookingProps {
  readonly service: Pick<ServiceView, "style" | "embed" | "notes">;
  readonly form: PageFormView;
  readonly submissionId: string;
  readonly lastResult?: SubmissionResult;
  readonly layout: "card" | "split";
}

/** How a service is booked: by the site's own form, or by a booking system of somebody else's in its place (SERV-016). */
export function Booking({ service, ...form }: BookingProps) {
  if (service.embed) {
    return (
      <section id={SERVICE_FORM} aria-labelledby="booking-heading" className="scroll-mt-20">
        <h2 id="booking-heading" className="display-type mb-6 text-2xl">
          {form.form.heading}
        </h2>
        <iframe
          title={form.form.heading}
          src={service.embed}
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          className="block h-[52rem] w-full rounded-l border border-line bg-surface"
        />
      </section>
    );
  }
  const note =
    service.style === "mazda" ? (
      <ul className="mt-5 grid max-w-[36ch] gap-2 text-pretty text-muted">
        {service.notes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    ) : null;
  return <PageForm {...form} place={SERVICE_FORM} note={note} />;
}
