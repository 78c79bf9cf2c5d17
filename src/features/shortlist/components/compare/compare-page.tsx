import { useEffect } from "react";
import { useNavigate } from "react-router";
import { plural } from "../../../../lib/words/plural.ts";
import { LinkButton } from "../../../../ui/link.tsx";
import { useHydrated } from "../../../../ui/motion/use-hydrated.ts";
import { useSite } from "../../../site/components/site-context.tsx";
import type { Comparison } from "../../compare-view.ts";
import { MOST_SAVED, shortlistHref } from "../../saved-cars.ts";
import { EmptyPlace, PageTop } from "../list-page.tsx";
import { useSavedCars, useSavedList } from "../use-saved-cars.ts";
import { CompareTable } from "./compare-table.tsx";

/**
 * Cars side by side. It shows the cars of the address to anyone who opens it; without any, this browser's own choice.
 */
export function ComparePage({ comparison }: { readonly comparison: Comparison }) {
  const { cars, gone } = comparison;
  const { stock, config } = useSite();
  useOwnChoice(cars.length + gone.length === 0);
  const list = useSavedList("compare");
  const saved = useSavedCars("compare");
  const noun = config.vehicleNoun.toLowerCase();
  const without = (slug: string) =>
    shortlistHref(
      "/compare",
      cars.map((car) => car.slug).filter((other) => other !== slug),
    );
  const forget = (slug: string) => {
    const car = saved.find((one) => one.slug === slug);
    if (car) list.remove(car.id);
  };
  const nameOf = (slug: string) => saved.find((car) => car.slug === slug)?.name ?? slug.replaceAll("-", " ");
  return (
    <div className="wrap pb-section">
      <PageTop
        title={`Compare ${plural(noun)}`}
        count={cars.length > 0 ? `${cars.length} of ${MOST_SAVED.compare} ${plural(noun)}` : null}
      >
        {cars.length > 0 && cars.length < MOST_SAVED.compare ? (
          <LinkButton href={stock.href} kind="outline" size="small">
            {`Add another ${noun}`}
          </LinkButton>
        ) : null}
      </PageTop>
      {gone.length > 0 ? (
        <div className="mb-6 rounded-m bg-surface-2 px-5 py-4">
          <p className="font-strong">{gone.length === 1 ? "No longer listed:" : "No longer listed, all of these:"}</p>
          <ul className="mt-1 text-muted">
            {gone.map((slug) => (
              <li key={slug} className="wrap-anywhere first-letter:uppercase">
                {nameOf(slug)}
              </li>
            ))}
          </ul>
          <LinkButton
            kind="plain"
            size="small"
            className="-ml-4.5 underline underline-offset-4"
            href={without("")}
            onClick={() => gone.forEach(forget)}
          >
            {gone.length === 1 ? "Take it off the comparison" : "Take them off the comparison"}
          </LinkButton>
        </div>
      ) : null}
      {cars.length === 0 ? (
        <EmptyPlace icon="compare" title="Nothing to compare yet">
          <span className="[@media(scripting:none)]:hidden">
            {`Press the two arrows on ${plural(noun)} that you like, up to ${MOST_SAVED.compare}, and see them here side by side.`}
          </span>
          <span className="hidden [@media(scripting:none)]:block">
            Your choice is kept in your browser, which needs JavaScript for it.
          </span>
        </EmptyPlace>
      ) : (
        <CompareTable comparison={comparison} without={without} onRemove={forget} />
      )}
      {cars.length === 1 ? (
        <p className="mt-6 text-muted">{`Add another ${noun} to see what is different between them.`}</p>
      ) : null}
    </div>
  );
}

/** Redirects an address without cars to this browser's own choice. */
function useOwnChoice(isEmpty: boolean): void {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const href = shortlistHref(
    "/compare",
    useSavedCars("compare").map(({ slug }) => slug),
  );
  const own = isEmpty && hydrated && href !== "/compare" ? href : null;
  useEffect(() => {
    if (own) void navigate(own, { replace: true });
  }, [own, navigate]);
}
