import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { readText, siteKey, writeText } from "../../../../lib/site-storage.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { TEXT_LINK } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Accordion } from "../../../../ui/overlays/accordion.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import type { AroundView } from "../../answer/around-view.ts";
import { withNear, withWithin } from "../../places/near.ts";
import type { SearchView } from "../../view/search-view.ts";
import { useRefine } from "../refining.tsx";
import { Carried } from "./facet-range.tsx";

/** Milliseconds that a browser may take to determine its location. */
const PATIENCE_MS = 10_000;

const UNSEEN = "We can’t see where you are. Type a postcode or suburb.";

interface FoldedPlaceProps {
  readonly view: SearchView;
  readonly className?: string;
  readonly summaryClassName?: string;
}

/** The place and radius under a heading that can be folded. */
export function FoldedPlace({ view, ...look }: FoldedPlaceProps) {
  const [open] = useState(view.around.place !== "");
  return (
    <Accordion heading="Distance" open={open} {...look}>
      <PlaceFilter view={view} />
    </Accordion>
  );
}

/**
 * A place and a radius around it. The browser is only asked for its location when the shopper presses the button.
 * Without JavaScript it is a plain form, and the radii are links.
 */
export function PlaceFilter({ view }: { readonly view: SearchView }) {
  const { around } = view;
  const refine = useRefine();
  const id = useId();
  const [refused, setRefused] = useState(false);
  const [typed, setTyped] = useState({ given: around.place, text: around.place });
  if (typed.given !== around.place) setTyped({ given: around.place, text: around.place });
  useRememberedPlace(view);
  const go = (place: string) => refine((state) => withNear(state, place.trim() === "" ? null : place));
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(false);
    if (typed.text !== around.place) go(typed.text);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setRefused(false);
        go(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
      },
      () => setRefused(true),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  const problem = refused ? UNSEEN : around.problem;
  return (
    <div className="distance">
      <form method="get" action={view.path} onSubmit={submitted} className="grid gap-2">
        <Carried fields={around.carried} />
        <label htmlFor={id} className="text-sm font-strong">
          Near
        </label>
        <div className="place">
          <Icon name="pin" size={20} />
          <input
            id={id}
            name="near"
            value={typed.text}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
            maxLength={60}
            autoComplete="postal-code"
            placeholder="Postcode or suburb"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            className="block min-h-12 w-full rounded-field border-[1.5px] border-line-strong bg-surface pr-4 text-[1rem] text-ink placeholder:text-subtle hover:border-ink"
          />
        </div>
        <p id={`${id}-problem`} role="status" className="text-sm text-danger empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <button type="button" onClick={locate} className={`${TEXT_LINK} min-h-hit text-sm noscript:hidden`}>
            Use where I am
          </button>
          <Button type="submit" kind="tint" size="small" className="not-noscript:hidden">
            Search near<span className="sr-only"> this place</span>
          </Button>
        </div>
      </form>
      <Radii around={around} id={id} />
    </div>
  );
}

function Radii({ around: { radii }, id }: { readonly around: AroundView; readonly id: string }) {
  const refine = useRefine();
  if (radii.length === 0) return null;
  return (
    <div>
      <p id={`${id}-far`} className="mb-1 text-sm font-strong">
        How far
      </p>
      <ul className="radii" aria-labelledby={`${id}-far`} data-list="radii">
        {radii.map(({ label, km, count, href, selected }) => (
          <li key={label}>
            <a
              href={href}
              rel="nofollow"
              aria-current={selected ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
                event.preventDefault();
                refine((state) => withWithin(state, km));
              }}
            >
              {label}
              <span> {count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const storage = () => sessionStorage;

/** Keeps the place for the visit: a search without a place is near it until the shopper removes it. */
function useRememberedPlace({ path, state }: SearchView): void {
  const { slug } = useSite();
  const refine = useRefine();
  const requested = state.near?.place ? state.near.asked : null;
  const last = useRef<{ readonly path: string; readonly asked: string | null } | null>(null);
  // Runs before the page is painted, so that the removal is stored even if the shopper leaves at once.
  useLayoutEffect(() => {
    const before = last.current;
    // On the same path, the shopper removed it.
    const isTakenAway = requested === null && before?.path === path && before.asked !== null;
    if (requested !== null || isTakenAway) writeText(storage, siteKey(slug, "place"), requested ?? "");
  }, [slug, path, requested]);
  useEffect(() => {
    const before = last.current;
    last.current = { path, asked: requested };
    const stored = requested === null ? readText(storage, siteKey(slug, "place")) : null;
    if (stored && before?.path !== path) refine((now) => (now.near ? now : storedNear(now, stored)), { replace: true });
  }, [slug, path, requested, refine]);
}

/** The search near a place that was set before, in unchanged order. */
const storedNear = (state: SearchView["state"], stored: string) => ({
  ...withNear(state, stored),
  page: state.page,
  sortBy: state.sortBy,
});
