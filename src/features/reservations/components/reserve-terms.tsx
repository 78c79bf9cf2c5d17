import { Icon } from "../../../ui/icon.tsx";
import type { ReserveOffer } from "../rules.ts";
import { ReserveLink } from "./reserve-link.tsx";

type Terms = Pick<ReserveOffer, "terms" | "guarantee">;

/** The terms of the deposit, and of the guarantee if the site gives one (RESV-006 to RESV-015). */
function ReserveTerms({ terms, guarantee }: Terms) {
  return (
    <div className="grid w-full gap-x-10 gap-y-4 md:grid-flow-col md:auto-cols-fr">
      <ul className="grid content-start gap-2">
        {terms.map((term) => (
          <li key={term} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-positive" />
            {term}
          </li>
        ))}
      </ul>
      {guarantee ? (
        <div>
          <h3 className="text-base">{guarantee.name}</h3>
          <ul className="mt-1.5 list-disc pl-5 text-sm text-muted">
            {guarantee.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The pane `Reserve Online` of a vehicle page (VDP-081). */
export function ReserveOnline({ offer }: { readonly offer: ReserveOffer }) {
  return (
    <div className="grid justify-items-start gap-5">
      <ReserveTerms {...offer} />
      <ReserveLink offer={{ ...offer, action: true }} kind="outline" />
    </div>
  );
}
