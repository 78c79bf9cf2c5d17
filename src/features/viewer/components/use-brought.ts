import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is loaded once it is wanted; null until then. Where it does not come, what stands in its place
 * stays, and the console says so.
 */
export function useBrought<P>(isWanted: boolean, bring: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [brought, setBrought] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    bring().then(
      (component) => {
        if (!isLeft) setBrought(() => component);
      },
      (error) => console.warn("A part of the viewer did not come.", error),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, bring]);
  return brought;
}
