import { bestAngle, positionAt } from "../../hotspots.ts";
import type { SpotLayerProps } from "../../schema.ts";
import { SpotDots } from "./hotspot-dots.tsx";

/** The spots of the current frame, over the 360° view (VDP-096). */
export function SpotLayer({ spots, angle, onOpen }: SpotLayerProps) {
  return (
    <SpotDots
      spots={spots}
      placeOf={(spot) => positionAt(spot, angle)}
      onHold={() => onOpen(angle)}
      onSeek={(spot) => onOpen(bestAngle(spot))}
    />
  );
}
