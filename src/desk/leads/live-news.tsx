import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLine } from "../line/use-line.ts";
import { followDesk } from "../parts/stream.ts";

/** Milliseconds for which changes are collected, so that a burst reloads the list once. */
const GATHER_MS = 250;

/** Whether the user is working in the list or typing, so that nothing may move. */
function isBusy(): boolean {
  const { activeElement } = document;
  const writes = activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  return writes || document.querySelector(".list:hover") !== null || activeElement?.closest(".leads") != null;
}

/**
 * Follows changes at the desk through one event stream. Changes of threads are shown at once. New leads are counted and
 * shown on request, or at once if the user is not busy with the list.
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
        // The stream does not report changes made between loading the page and opening the stream.
        soon();
      },
      error: () => setLive(false),
      person: soon,
      // Due reminders are shown above the list.
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
