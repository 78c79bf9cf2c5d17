import type { SubmissionResult } from "@conform-to/react";
import { classNames } from "../../../ui/class-names.ts";
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

/** The service booking: the site's own form, or an embedded booking system of somebody else's (SERV-016). */
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
  return (
    <PageForm
      {...form}
      place={SERVICE_FORM}
      note={form.layout === "split" ? <ServiceNotes service={service} className="mt-5 text-muted" /> : null}
    />
  );
}

interface NotesProps {
  readonly service: Pick<ServiceView, "style" | "notes">;
  readonly className?: string;
}

/** Notes about every service of the make (SERV-030, SERV-031). */
export function ServiceNotes({ service: { style, notes }, className }: NotesProps) {
  if (style !== "mazda") return null;
  return (
    <ul className={classNames("grid max-w-[38ch] gap-2 text-pretty", className)}>
      {notes.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
