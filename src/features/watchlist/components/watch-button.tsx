import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useToast } from "../../../ui/overlays/toast.tsx";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import { HINT } from "../../sign-in/member-cookies.ts";
import { signInPath } from "../../sign-in/sign-in-path.ts";
import { useSite } from "../../site/components/site-context.tsx";

const bring = () => import("../watching.ts");
const notBrought = () => ({ kind: "failed", message: "That did not work. Please load the page again." }) as const;

export interface WatchableCar {
  readonly id: number;
  readonly dealershipId: number;
  /** A sold car can only be removed, by a member who saved it before (USER-014). */
  readonly sold: boolean;
  /** The site's `apiBaseUrl`. */
  readonly api: string;
}

interface WatchButtonProps {
  readonly car: WatchableCar;
  readonly className: string;
}

/**
 * Saves a car in the member's watchlist on the server. The button changes at once and changes back where the server
 * refuses (USER-010 to USER-017); a signed-out visitor is led to the sign-in (USER-015).
 */
export function WatchButton({ car: { id, dealershipId, sold, api }, className }: WatchButtonProps) {
  const { config } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const show = useToast();
  const [known, setSaved] = useState<boolean | null>(null);
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!document.cookie.includes(HINT)) return;
    void bring().then(async ({ isWatched }) => {
      const watched = await isWatched(api, id);
      // A press in the meantime is newer than this answer.
      setSaved((pressed) => pressed ?? watched);
    });
  }, [api, id]);
  const saved = known ?? false;
  const signIn = () => {
    const here = `${pathname}${search}`;
    void navigate(signInPath({ type: "watchlist", redirect: here, back: here }));
  };
  const press = async () => {
    if (!document.cookie.includes(HINT)) return signIn();
    setProblem(null);
    setSaved(!saved);
    setLoading(true);
    const outcome = await bring().then(({ watchCar }) => watchCar(api, id, !saved), notBrought);
    setLoading(false);
    if (outcome.kind !== "done") setSaved(saved);
    if (outcome.kind === "signed-out") signIn();
    if (outcome.kind === "failed") setProblem(outcome.message);
    if (outcome.kind === "done") {
      // Adding sends the same event as a favourite (ANLY-011).
      if (!saved) fireEvent(EVENTS.favourite, { carId: id, dealershipId }, config.analyticsEndpoint);
      const text = saved ? "Car Removed" : "Car Saved In Watchlist";
      show({ icon: "bookmark", text, action: { label: "View List", href: config.myGaragePath } });
    }
  };
  if (sold && !saved) return null;
  return (
    <>
      <button type="button" aria-pressed={saved} disabled={loading} onClick={press} className={className}>
        <Icon name={saved ? "bookmark-filled" : "bookmark"} className={saved ? "text-brand-text" : undefined} />
        Watchlist
      </button>
      {problem ? (
        <p role="alert" className="w-full text-sm font-strong text-negative">
          {problem}
        </p>
      ) : null}
    </>
  );
}
