import { useEffect, useRef } from "react";
import { type Blocker, type Location, useBlocker, useLocation, useNavigation } from "react-router";
import { LINE } from "./line.ts";
import { MEMORY } from "./tab-memory.tsx";

const placeOf = ({ pathname, search }: Location) => `${pathname}${search}`;

/**
 * The page that the user chose while offline and that this tab has not shown before. It opens by itself once the
 * connection is back, unless typed text would be lost: then the user is asked.
 */
export function useWanted(isAway: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      LINE.since() !== null &&
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      !MEMORY.has(`/desk${nextLocation.pathname}`, nextLocation.search),
  );
  const hasTyped = useHasTyped();
  useEffect(() => {
    if (!isAway && blocker.state === "blocked" && !hasTyped.current) blocker.proceed();
  }, [isAway, blocker, hasTyped]);
  return blocker;
}

/**
 * Whether a form of this page contains typed text that would be lost with it. Answers do not count, since they are
 * saved as drafts.
 */
function useHasTyped() {
  const { pathname } = useLocation();
  const { formMethod } = useNavigation();
  const has = useRef(false);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>("main form") : null;
      if (form?.method === "post" && !form.closest(".reply")) has.current = true;
    };
    addEventListener("input", onInput);
    return () => removeEventListener("input", onInput);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, and a form that was sent, begin anew
  useEffect(() => {
    has.current = false;
  }, [pathname, formMethod === "POST"]);
  return has;
}
