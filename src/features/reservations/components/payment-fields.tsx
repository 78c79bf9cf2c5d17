import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { RadioGroup } from "../../../ui/controls/choices/radio-group.tsx";
import { TextField } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { control } from "../../leads/components/form-parts.tsx";
import type { ProcessorChoice } from "../checkout-view.ts";

/** Parts shared by the forms that take payments. */

const PAYER = [
  { name: "name", label: "First name", type: "text", autoComplete: "given-name" },
  { name: "last_name", label: "Last name", type: "text", autoComplete: "family-name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  { name: "postcode", label: "Postcode", type: "text", autoComplete: "postal-code", inputMode: "numeric" },
] as const;

export const PAYER_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PAYER.map(({ name, label }) => [name, label]),
);

type Meta = FieldMetadata<string | undefined>;

interface PayerFieldsProps {
  readonly fields: Readonly<Partial<Record<(typeof PAYER)[number]["name"], Meta>>>;
}

/** The payer's fields; the form decides whether there is a postcode. */
export function PayerFields({ fields }: PayerFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {PAYER.map(({ name, ...field }) => {
        const meta = fields[name];
        return meta ? <TextField key={name} {...field} {...control(meta)} required /> : null;
      })}
    </div>
  );
}

interface PayWithProps {
  readonly processors: readonly ProcessorChoice[];
  readonly field: Pick<Meta, "name" | "initialValue" | "errors">;
}

/** The choice of payment processor, shown only if there are several (RESV-005). */
export function PayWith({ processors, field }: PayWithProps) {
  const [only, ...rest] = processors;
  if (only && rest.length === 0) return <input type="hidden" name={field.name} value={only.name} readOnly />;
  return (
    <RadioGroup
      legend="Pay with"
      name={field.name}
      options={processors.map(({ name, label }) => ({ value: name, label }))}
      defaultValue={field.initialValue ?? only?.name}
      error={field.errors?.[0]}
      required
    />
  );
}

interface PayButtonProps {
  readonly sending: boolean;
  readonly children: string;
}

/** The button that leads to the payment page, with a note about that page. */
export function PayButton({ sending, children }: PayButtonProps) {
  return (
    <div className="grid gap-3">
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? "Taking you to the payment..." : children}
      </Button>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" size={18} className="mt-0.5" />
        You pay on a secure page of the payment provider. We never see or keep a card number.
      </p>
    </div>
  );
}

/** True from the click until the shopper leaves the page; false again if they come back to it. */
export function useSending(): readonly [boolean, () => void] {
  const [sending, setSending] = useState(false);
  useEffect(() => {
    const back = () => setSending(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [sending, () => setSending(true)];
}
