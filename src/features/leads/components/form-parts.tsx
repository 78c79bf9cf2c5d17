import type { FieldMetadata } from "@conform-to/react";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { LoadingMessages } from "../../../ui/motion/loading-messages.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { TRAP_FIELD } from "../enquiry-view.ts";
import type { FormProblem } from "./error-summary.tsx";

/** Parts shared by all lead forms. */

/** A field off screen and outside the tab order, which only robots fill in. */
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

/** Says before anything is sent who collects the data, why, and who receives it (Australian Privacy Principle 5). */
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

/** The checkbox for agreeing to the terms of use (LEAD-073). */
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

/**
 * The button that sends the form once (LEAD-026). During sending, the site's texts appear one after another below it
 * (NAV-031).
 */
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

/** Attributes of a text control, from its field. */
export const control = (field: Pick<TextMeta, "id" | "name" | "initialValue" | "errors">) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue ?? "",
  error: field.errors?.[0],
});

/** Attributes of a checkbox, from its field. */
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

/** The problems shown above the form. Each names its field, since "required" alone would not say which. */
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
