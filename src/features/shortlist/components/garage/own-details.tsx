import { type FormEvent, useEffect, useId } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { TextField } from "../../../../ui/controls/field.tsx";
import { useToast } from "../../../../ui/overlays/toast.tsx";
import { replaceUser, USER_FIELDS } from "../../../forms/user-details.ts";
import { usePrefill } from "../../../leads/components/use-prefill.ts";
import { useSite } from "../../../site/components/site-context.tsx";

/** The details that prefill forms (USER-003 to USER-007): stored in this browser, shown and edited here. */
export function OwnDetails({ phone }: { readonly phone: string }) {
  const { slug } = useSite();
  const show = useToast();
  const id = useId();
  usePrefill(id);
  // The phone number of the sign-in, until the shopper saves another.
  useEffect(() => {
    const field = fieldOf(id, "phone");
    if (field?.value === "") field.value = phone;
  }, [id, phone]);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    replaceUser(slug, new FormData(event.currentTarget));
    show({ icon: "check", text: "Your details are kept in this browser." });
  };
  const forget = () => {
    replaceUser(slug, new FormData());
    for (const name of USER_FIELDS) {
      const field = fieldOf(id, name);
      if (field) field.value = "";
    }
    show({ icon: "check", text: "Your details are forgotten." });
  };
  return (
    <section aria-labelledby="own-details" className="mt-14">
      <h2 id="own-details" className="text-xl">
        Your details
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-muted">
        Forms on this website are filled in with them. They stay in this browser until you send a form.
      </p>
      <p className="mt-4 hidden rounded-m bg-surface-2 p-5 [@media(scripting:none)]:block">
        Your browser keeps them, which needs JavaScript.
      </p>
      <form id={id} onSubmit={keep} className="mt-5 max-w-3xl [@media(scripting:none)]:hidden">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First name" name="name" autoComplete="given-name" maxLength={100} />
          <TextField label="Last name" name="last_name" autoComplete="family-name" maxLength={100} />
          <TextField label="Email" name="email" type="email" autoComplete="email" maxLength={254} />
          <TextField label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={40} />
          <TextField
            label="Postcode"
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            pattern="\d{4}"
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="ink">
            Keep my details
          </Button>
          <Button kind="plain" onClick={forget} className="px-3 underline underline-offset-4">
            Forget them
          </Button>
        </div>
      </form>
    </section>
  );
}

function fieldOf(formId: string, name: string): HTMLInputElement | null {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return field instanceof HTMLInputElement ? field : null;
}
