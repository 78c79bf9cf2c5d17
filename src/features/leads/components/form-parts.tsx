import type { FieldMetadata } from "@conform-to/react";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { LoadingMessages } from "../../../ui/motion/loading-messages.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { TRAP_FIELD } from "../enquiry-view.ts";
import type { FormProblem } from "./error-summary.tsx";

/** What every form of a lead is made of. */

/** Off the screen and out of the tab order: only programs fill it in. */
export function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface Collector {
  readonly collector: string;
  readonly privacyHref: string;
}

/** APP 5: who collects, why, and to whom it goes, before anything is sent. */
export function CollectionNotice({ collector, privacyHref }: Collector) {
  return (
    <p className="text-xs text-muted">
      {collector} collects these details to answer your enquiry and keeps them in its customer records system. See our{" "}
      <a href={privacyHref} className="underline underline-offset-3">
        privacy policy
      </a>
      .
    </p>
  );
}

export type BoxMeta = FieldMetadata<boolean | undefined>;

/** The box by which a shopper agrees to the terms of use (LEAD-073). */
export function TermsBox({ field, href }: { readonly field: BoxMeta; readonly href: string }) {
  return (
    <Checkbox {...box(field)} required>
      I agree to the{" "}
      <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
        terms of use
      </a>
      .
    </Checkbox>
  );
}

/** Sends the form once (LEAD-026); while it is on its way, the site's texts take turns under it (NAV-031). */
export function Submit({ sending, children }: { readonly sending: boolean; readonly children: string }) {
  const { config } = useSite();
  return (
    <>
      <Button type="submit" size="large" wide disabled={sending}>
        {sending ? "Submitting..." : children}
      </Button>
      {sending ? (
        <LoadingMessages messages={config.loadingMessages} className="mt-2 block text-center text-sm text-muted" />
      ) : null}
    </>
  );
}

type TextMeta = FieldMetadata<string | undefined>;

/** What a text control is given of its field. */
export const control = (field: Pick<TextMeta, "id" | "name" | "initialValue" | "errors">) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue ?? "",
  error: field.errors?.[0],
});

/** What a checkbox is given of its field. */
export const box = (field: Pick<BoxMeta, "id" | "name" | "initialValue" | "errors">) => ({
  id: field.id,
  name: field.name,
  defaultChecked: String(field.initialValue ?? "") === "on",
  error: field.errors?.[0],
});

interface FormState {
  readonly id: string;
  readonly status?: "success" | "error";
  readonly errors: string[] | undefined;
  readonly allErrors: Record<string, string[]>;
}

/** What stands above the form. Each problem names its field, since "required" alone would not say which. */
export function problemsOf(
  { id, status, errors = [], allErrors }: FormState,
  failure: string | null,
  labels: Readonly<Record<string, string>>,
): FormProblem[] {
  if (failure) return [{ fieldId: null, text: failure }];
  if (status !== "error") return [];
  const fields = Object.entries(allErrors).filter(([name]) => name !== "");
  return [
    ...errors.map((text) => ({ fieldId: null, text })),
    ...fields.map(([name, [text = ""]]) => ({
      fieldId: `${id}-${name}`,
      text: labels[name] ? `${labels[name]}: ${text}` : text,
    })),
  ];
}
