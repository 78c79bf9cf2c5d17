import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Blocker, useLocation, useRevalidator } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWaiting, waitingWords } from "../../leads/waiting/waiting.ts";
import { LINE } from "../../line/line.ts";
import { ownTime } from "../../line/own-time.ts";
import { useLine } from "../../line/use-line.ts";
import { useWanted } from "../../line/use-wanted.ts";
import { isDeskReachable } from "../../line/watch-line.ts";

/** The action that the user tried while offline. */
type Tried = "to send" | "to leave" | "to connect";

const TRIED: Readonly<Record<Tried, string>> = {
  "to send": "Nothing was sent; what you typed stays here.",
  "to leave": "That needs the connection, and was not opened.",
  "to connect": "There is still none.",
};

/**
 * The banner that says on every page that the connection is lost. Until it is back nothing is submitted, and pages that
 * were not shown before wait: a page that fails to load would replace this one and any text typed into it.
 */
export function Connection({ by }: { readonly by: number | null }) {
  const { since, doubts } = useLine();
  const isAway = since !== null;
  const [tried, setTried] = useState<Tried | null>(null);
  const blocker = useWanted(isAway);
  useStops(setTried);
  useReadsAnew(isAway, () => setTried(null));
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a form is over on another page
  useEffect(() => LINE.goOn, [pathname]);
  return (
    <div role="status" className="line-standing">
      {isAway ? <Away by={by} since={since} tried={tried} onTry={setTried} wanted={blocker} /> : null}
      {!isAway && blocker.state === "blocked" ? (
        <Banner words="The connection is back. What you typed here is not sent yet.">
          <StayHere wanted={blocker} />
          <button type="button" className="button" onClick={() => blocker.proceed()}>
            Leave it, and go on
          </button>
        </Banner>
      ) : null}
      {doubts ? (
        <Banner words="The connection broke while that was sent. What you typed stays here: look whether it is done before you send it again." />
      ) : null}
    </div>
  );
}

/** Stops the form submissions and links that the browser itself would handle. */
function useStops(onStop: (tried: Tried) => void): void {
  const latest = useRef(onStop);
  latest.current = onStop;
  useEffect(() => {
    const sends = (event: Event) => {
      if (LINE.since() === null) return LINE.goOn();
      // A thread stores text written in it, and sends it later.
      if (event.target instanceof HTMLElement && "waits" in event.target.dataset) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current("to send");
    };
    // The router has already handled its own links at this point.
    const leaves = (event: Event) => {
      if (LINE.since() === null || event.defaultPrevented || !isWayOut(event)) return;
      event.preventDefault();
      latest.current("to leave");
    };
    addEventListener("submit", sends, true);
    addEventListener("click", leaves);
    return () => {
      removeEventListener("submit", sends, true);
      removeEventListener("click", leaves);
    };
  }, []);
}

/** Whether it is a link to another page; phone links and anchors on this page need no connection. */
function isWayOut(event: Event): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link !== null && /^https?:/.test(link.protocol) && !link.getAttribute("href")?.startsWith("#");
}

/** Reloads the page's data once the connection is back. */
function useReadsAnew(isAway: boolean, onBack: () => void): void {
  const { revalidate } = useRevalidator();
  const wasAway = useRef(false);
  const latest = useRef({ revalidate, onBack });
  latest.current = { revalidate, onBack };
  useEffect(() => {
    if (wasAway.current && !isAway) {
      latest.current.onBack();
      void latest.current.revalidate();
    }
    wasAway.current = isAway;
  }, [isAway]);
}

interface AwayProps {
  readonly by: number | null;
  readonly since: number;
  readonly tried: Tried | null;
  readonly onTry: (tried: Tried) => void;
  readonly wanted: Blocker;
}

function Away({ by, since, tried, onTry, wanted }: AwayProps) {
  const { from } = useLine();
  const waiting = useWaiting(by).filter(({ problem }) => problem === null);
  const { pathname } = useLocation();
  const look = async () => ((await isDeskReachable(fetch)) ? LINE.back() : onTry("to connect"));
  const isWanted = wanted.state === "blocked";
  const now = isWanted ? "The page that you chose opens once it is back." : tried && TRIED[tried];
  return (
    <Banner
      words={
        <>
          {navigator.onLine ? "The desk does not answer" : "No connection"} since {ownTime(since)}.{" "}
          {from === null ? "You see what was here then." : `You see what was here at ${ownTime(from)}.`}{" "}
          {whatWaits(pathname)}{" "}
          {waiting.length > 0 ? (
            <b>
              {waitingWords(waiting)} {waiting.length === 1 ? "waits and goes" : "wait and go"} by{" "}
              {waiting.length === 1 ? "itself" : "themselves"}.{" "}
            </b>
          ) : null}
          <b>{now}</b>
        </>
      }
    >
      {isWanted ? <StayHere wanted={wanted} /> : null}
      <button type="button" className="button" onClick={() => void look()}>
        Try now
      </button>
    </Banner>
  );
}

/** Describes what cannot be done in a room while offline. */
function whatWaits(pathname: string): string {
  if (pathname.startsWith("/money")) return "Money waits for the connection: none is given back, held or released.";
  if (pathname.startsWith("/stock")) return "Prices wait for the connection; what you type stays here.";
  if (pathname.startsWith("/leads/")) return "What you write waits, and goes by itself.";
  return "What you type stays here.";
}

const StayHere = ({ wanted }: { readonly wanted: Blocker }) => (
  <button type="button" className="button" onClick={() => wanted.reset?.()}>
    Stay here
  </button>
);

const Banner = ({ words, children }: { readonly words: ReactNode; readonly children?: ReactNode }) => (
  <div className="banner away">
    <Icon name="alert" size={18} />
    <span className="grow">{words}</span>
    {children}
  </div>
);
