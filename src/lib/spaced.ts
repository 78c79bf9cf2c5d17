/**
 * A function that does the work at its first call. Calls within the next `apartMs` milliseconds are combined into one
 * run at the end of that time.
 */
export function spaced(work: () => void, apartMs: number): () => void {
  let isWaiting = false;
  let last = Number.NEGATIVE_INFINITY;
  const now = () => {
    isWaiting = false;
    last = performance.now();
    work();
  };
  return () => {
    if (isWaiting) return;
    const wait = last + apartMs - performance.now();
    if (wait <= 0) return now();
    isWaiting = true;
    setTimeout(now, wait).unref();
  };
}
