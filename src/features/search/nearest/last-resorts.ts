import { ok, type Result } from "../../../lib/result.ts";
import type { SearchFailure } from "../../../services/search/port.ts";
import { withQuery } from "../rules.ts";
import type { Ask, AskedSearch } from "./asks.ts";
import type { FindCars } from "./find-cars.ts";
import { asAdjective } from "./phrase.ts";
import type { Relaxation } from "./relaxing.ts";

/** Offers for a search whose body type has no vehicle that does the job: other bodies that do, or nearly do. */

const isBody = ({ about }: Ask) => about === "body";
const isFixed = ({ about }: Ask) => about === "fixed";

/** A number of seats that nearly every car has is not a requirement of the job. */
const ORDINARY_SEATS = 5;

/** Whether a condition describes the job that the vehicle must do: berths, masses, more seats than usual. */
const isDeed = ({ figure, attribute, values }: Ask): boolean =>
  figure !== undefined || (attribute === "seats" && values.every((seats) => Number(seats) > ORDINARY_SEATS));

/**
 * Any body type that does the job: a pop top sleeps six where no caravan does. Without such a job, nobody wants another
 * body type.
 */
export function otherBodies(asks: readonly Ask[]): readonly Relaxation[] {
  if (!asks.some(isBody) || !asks.some(isDeed)) return [];
  const soft = asks.filter((ask) => !isFixed(ask) && !isBody(ask));
  const letting = (lets: readonly Ask[], ladder: string): Relaxation => ({
    lets,
    rest: asks.filter((ask) => !lets.includes(ask)),
    to: (search) => lets.reduce((now, each) => each.without(now), search),
    ladder,
    isOther: true,
    tail: "",
    brief: "",
    instead: null,
  });
  const bodies = asks.filter(isBody);
  return [letting(bodies, "bodies"), ...(soft.length > 0 ? [letting([...soft, ...bodies], "bodies")] : [])];
}

/** The smallest acceptable share of a wanted figure: nobody tows nine tonnes with three. */
const NEAR = 2 / 3;

/** The closest figure to a typed one that no vehicle reaches: "Sleeps 8 or more" in place of ten. */
export async function nearestFigures(
  asks: readonly Ask[],
  search: AskedSearch,
  find: FindCars,
): Promise<Result<readonly Relaxation[], SearchFailure>> {
  const made: Relaxation[] = [];
  for (const ask of asks.filter(isFixed)) {
    const { figure } = ask;
    if (!figure) continue;
    const lets = asks.filter((each) => !isFixed(each) && !isBody(each));
    const open = [...lets, ask].reduce((now, each) => each.without(now), search);
    const found = await find(open, { limit: 0, facets: [figure.attribute] });
    if (!found.ok) return found;
    const nearest = nearestOf(Object.keys(found.value.counts[figure.attribute] ?? {}).map(Number), figure);
    if (nearest === null) continue;
    const label = figure.label(nearest);
    made.push({
      lets: [...lets, ask],
      rest: [...asks.filter((each) => each !== ask && !lets.includes(each)), { ...ask, label, said: label }],
      to: () => ({ ...open, state: withQuery(open.state, `${open.state.query} ${label}`.trim()) }),
      ladder: `${figure.attribute}`,
      isOther: false,
      tail: "",
      brief: asAdjective(label),
      instead: `${asAdjective(label)} in place of ${asAdjective(ask.label)}`,
    });
  }
  return ok(made);
}

interface Ends {
  readonly min?: number;
  readonly max?: number;
}

function nearestOf(figures: readonly number[], { min, max }: Ends): number | null {
  const near = min !== undefined ? Math.max(...figures) : Math.min(...figures);
  const [small, large] = min !== undefined ? [near, min] : [max ?? 0, near];
  return figures.length > 0 && small < large && small >= large * NEAR ? near : null;
}
