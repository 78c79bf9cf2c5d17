import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { LOCALE } from "../../../lib/words/locale.ts";
import { Icon } from "../../../ui/icon.tsx";

const time = (at: number) => new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit" }).format(at);

/** Whether an event would leave the page or send something of it. */
function wouldAsk(event: Event): boolean {
  if (event.type === "submit") return true;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // What is dialled or stands on this page needs no line.
  return link !== null && /^https?:/.test(link.protocol) && !link.getAttribute("href")?.startsWith("#");
}

/**
 * Says over every page that there is no connection. Until it is back nothing is opened or sent, because a page that
 * cannot be had would take the place of this one, and of what somebody has typed into it.
 */
export function Connection() {
  const { revalidate } = useRevalidator();
  const [since, setSince] = useState<number | null>(null);
  const [isStopped, setStopped] = useState(false);
  const isAway = useRef(false);
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const back = useCallback(() => {
    if (!isAway.current) return;
    isAway.current = false;
    setSince(null);
    setStopped(false);
    void latest.current();
  }, []);
  useEffect(() => {
    const gone = () => {
      isAway.current = true;
      setSince((at) => at ?? Date.now());
    };
    const stop = (event: Event) => {
      if (!isAway.current || !wouldAsk(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setStopped(true);
    };
    if (!navigator.onLine) gone();
    addEventListener("offline", gone);
    addEventListener("online", back);
    addEventListener("submit", stop, true);
    addEventListener("click", stop, true);
    return () => {
      removeEventListener("offline", gone);
      removeEventListener("online", back);
      removeEventListener("submit", stop, true);
      removeEventListener("click", stop, true);
    };
  }, [back]);
  const look = () => fetch("/desk/manifest.webmanifest", { cache: "no-store" }).then(back, () => setStopped(true));
  return (
    <div role="status">
      {since === null ? null : (
        <div className="banner away">
          <Icon name="alert" size={18} />
          <span className="grow">
            No connection since {time(since)}. You see what was here then.{" "}
            {isStopped ? <b>Nothing was opened or sent; what you typed stays here.</b> : "What you type stays here."}
          </span>
          <button type="button" className="button" onClick={() => void look()}>
            Try now
          </button>
        </div>
      )}
    </div>
  );
}
