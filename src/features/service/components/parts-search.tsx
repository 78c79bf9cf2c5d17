import { Button } from "../../../ui/button.tsx";
import { INPUT } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import type { LinkView } from "../../site/view.ts";

/** Leads to the form of the parts search, with the words in it. */
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

/** From one of the pages about parts to the others. */
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
