import { expect, test } from "vitest";
import { whenNear } from "./when-near.ts";

test("VDP-124 a part is loaded once, when its place is within 500 px of the window", () => {
  const seen: { margin?: string; tell?: (isIntersecting: boolean) => void; left: number } = { left: 0 };
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      seen.margin = options.rootMargin;
      seen.tell = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      seen.left += 1;
    }
  }
  let loaded = 0;
  const stop = whenNear({} as Element, () => loaded++, Observer as unknown as typeof IntersectionObserver);
  expect(seen.margin).toBe("500px");
  seen.tell?.(false);
  expect([loaded, seen.left]).toEqual([0, 0]);
  seen.tell?.(true);
  expect([loaded, seen.left]).toEqual([1, 1]);
  stop();
  expect(seen.left).toBe(2);
});
