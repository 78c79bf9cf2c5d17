import { useRef, useState } from "react";
import type { PanoramaProps, Spot } from "../../schema.ts";
import { SpotDots } from "./hotspot-dots.tsx";
import { PanoramaNotice } from "./panorama-notice.tsx";

/**
 * The flat picture of a panorama, for browsers that cannot turn it. Ceiling and floor, half of its height, are cropped;
 * it is as high as its box and scrolls sideways from its middle.
 */
export function FlatPanorama({ interior, spots }: Omit<PanoramaProps, "full">) {
  const strip = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onRetry = () => {
    setTries(tries + 1);
    setFailed(false);
  };
  const showMiddle = () => {
    const element = strip.current;
    element?.scrollTo({ left: (element.scrollWidth - element.clientWidth) / 2, behavior: "instant" });
  };
  if (hasFailed) return <PanoramaNotice state="failed" onRetry={onRetry} />;
  return (
    <section
      ref={strip}
      aria-label={`${interior.alt}, all round`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
      tabIndex={0}
      className="absolute inset-0 overflow-x-auto overflow-y-hidden bg-stage focus-visible:-outline-offset-3"
    >
      <div className="relative aspect-4/1 h-full">
        <img
          key={tries}
          src={interior.flat.src}
          alt={interior.flat.alt}
          onLoad={showMiddle}
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
        <SpotDots spots={spots} placeOf={placeInStrip} onHold={() => {}} />
      </div>
    </section>
  );
}

function placeInStrip({ positions: [place] }: Spot) {
  const y = place ? place.y * 2 - 50 : -1;
  return place && y >= 0 && y <= 100 ? { x: place.x, y } : null;
}
