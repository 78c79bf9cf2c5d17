/** Longest timer, in milliseconds: timers stop while a computer sleeps, and a long one would fire late by that time. */
const LONGEST_WAIT = 60_000;

/**
 * Calls `act` once at an instant (epoch ms), or at once where that has passed, for example during the computer's sleep.
 * Browser only. Returns a function that cancels it.
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
