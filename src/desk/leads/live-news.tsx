import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLine } from "../line/use-line.ts";
import { followDesk } from "../parts/stream.ts";

/** Milliseconds that several changes wait for one another, so that a burst reads the list once. */
const GATHER_MS = 250;

/** Whether somebody is at work in the list or writes, so that nothing may move under their hand. */
function isBusy(): boolean {
  const { activeElement } = document;
  const writes = activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  return writes || document.querySelector(".list:hover") !== null || activeElement?.closest(".leads") != null;
}

/**
 * Follows what happens at the desk, by one event stream. A change of a thread is shown at once; a new lead is counted
 * and shown when somebody asks for it, or at once while nobody is at work in the list.
 */
export function LiveNews() {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState(0);
  const [isLive, setLive] = useState(false);
  const isThere = useLine().since === null;
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void latest.current(), GATHER_MS);
    };
    const stop = followDesk({
      open: () => {
        setLive(true);
        // The stream does not report changes between the page's reading and its own beginning.
        soon();
      },
      error: () => setLive(false),
      person: soon,
      // A reminder that is due stands above the list.
      offer: soon,
      lead: () => (isBusy() ? setFresh((count) => count + 1) : soon()),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const show = () => {
    setFresh(0);
    void revalidate();
  };
  return (
    <span role="status" className="news">
      {fresh > 0 ? (
        <button type="button" className="button go" data-key="." onClick={show}>
          {fresh} new, show {fresh === 1 ? "it" : "them"}
        </button>
      ) : (
        <span className="live">{isLive && isThere ? "Live" : ""}</span>
      )}
    </span>
  );
}
