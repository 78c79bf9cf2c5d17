/**
 * No wait is longer than this, in milliseconds: the timers of a machine that sleeps sleep with it, and would ring as
 * much too late as it has slept.
 */
const LONGEST_WAIT = 60_000;

/**
 * Calls `act` once at an instant (epoch ms), or at once where that has passed; who comes back to a tab that slept finds
 * it done. Browser only. Returns what ends the waiting.
 */
export function atInstant(instant: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
  };
  const look = () => {
    clearTimeout(timer);
    const left = instant - Date.now();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LONGEST_WAIT));
      return;
    }
    stop();
    act();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  look();
  return stop;
}
