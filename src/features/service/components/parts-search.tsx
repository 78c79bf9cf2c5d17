import { Button } from "../../../ui/controls/button.tsx";
import { INPUT } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import type { LinkView } from "../../site/view.ts";

/** A search field that leads to the parts form with its text filled in. */
export function PartsSearch({ action }: { readonly action: string }) {
  return (
    <search>
      <form action={action} method="get" className="mt-6 flex max-w-2xl flex-wrap gap-2">
        <label className="min-w-0 grow basis-60">
          <span className="sr-only">Part name or number</span>
          <input type="search" name="q" maxLength={200} placeholder="Part name or number" className={INPUT} />
        </label>
        <Button type="submit">
          <Icon name="search" />
          Search parts
        </Button>
      </form>
    </search>
  );
}

/** Links between the pages about parts. */
export function PartsNav({ links }: { readonly links: readonly LinkView[] }) {
  return (
    <nav aria-label="Parts and accessories" className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-3">
      {links.map((link) => (
        <TextLink key={link.href} href={link.href}>
          {link.label}
        </TextLink>
      ))}
    </nav>
  );
}

const VIN_PLACES = [
  "On the registration certificate",
  "On the compliance plate, under the bonnet or on a door pillar",
  "Low on the windscreen, on the passenger's side",
];

/** Explains how to find the right part, where the dealer has no text of its own. */
export function WhichFits() {
  return (
    <section aria-labelledby="which-fits" className="prose">
      <h2 id="which-fits">The VIN says which one fits</h2>
      <p>With its seventeen characters there is no doubt, and you get a price and a day at once. You find them:</p>
      <ul>
        {VIN_PLACES.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <p>No VIN at hand? Make, model, year and a good description will do.</p>
    </section>
  );
}
