import type { Car } from "../stock/schema.ts";
import type { Size } from "./panorama.ts";
import type { HotspotsView, Spot, SpotPosition } from "./schema.ts";

type Given = NonNullable<Car["hotspots"]>;
type GivenSpot = Given["exterior"][number];
type GivenPosition = NonNullable<Given["positions"]>[number];

/** The most spots in one list; more would hide the vehicle. */
const MOST_SPOTS = 24;

/**
 * The hotspots of a car (VDP-096). Positions may be in a list of their own, with a `hotspotId`, or in each hotspot
 * (CAR-047). `activeAngle` is a frame of the 360° view, from 0 to below `spinCount`; for the interior, which is one
 * picture, it has no meaning. Spots without a position or description are left out; null if none remains.
 */
export function hotspotsView(hotspots: Car["hotspots"], spinCount: number): HotspotsView | null {
  if (!hotspots) return null;
  const bySpot = Map.groupBy(hotspots.positions ?? [], ({ hotspotId }) => String(hotspotId));
  const spots = (list: readonly GivenSpot[], isShown: (position: GivenPosition) => boolean) =>
    distinct(list)
      .map((spot) => spotOf(spot, [...(spot.positions ?? []), ...(bySpot.get(String(spot.id)) ?? [])], isShown))
      .filter(({ description, positions }) => description !== "" && positions.length > 0)
      .slice(0, MOST_SPOTS);
  const isFrame = ({ activeAngle }: GivenPosition) =>
    Number.isInteger(activeAngle) && activeAngle >= 0 && activeAngle < spinCount;
  const exterior = spots(hotspots.exterior, isFrame);
  const interior = spots(hotspots.interior, () => true).map(onlyFirst);
  return exterior.length + interior.length === 0 ? null : { exterior, interior };
}

function distinct(list: readonly GivenSpot[]): GivenSpot[] {
  return [...Map.groupBy(list, ({ id }) => String(id)).values()].flatMap(([first]) => first ?? []);
}

const isPercent = (value: number): boolean => value >= 0 && value <= 100;

/** A spot with its positions in the order of the frames, at most one for each frame. */
function spotOf(spot: GivenSpot, candidates: readonly GivenPosition[], isShown: (at: GivenPosition) => boolean): Spot {
  const positions = new Map<number, SpotPosition>();
  for (const position of candidates) {
    const { activeAngle: angle, posX: x, posY: y } = position;
    if (isPercent(x) && isPercent(y) && isShown(position) && !positions.has(angle))
      positions.set(angle, { angle, x, y });
  }
  return {
    id: String(spot.id),
    description: spot.description.trim(),
    positions: [...positions.values()].sort((one, other) => one.angle - other.angle),
  };
}

const onlyFirst = (spot: Spot): Spot => ({ ...spot, positions: spot.positions.slice(0, 1) });

/** The position of a spot on this frame; null if the frame does not show it. */
export const positionAt = (spot: Spot, angle: number): SpotPosition | null =>
  spot.positions.find((position) => position.angle === angle) ?? null;

/** The frame that shows a spot nearest to the middle; 0 if no frame shows it. */
export function bestAngle({ positions }: Spot): number {
  const offMiddle = ({ x }: SpotPosition) => Math.abs(x - 50);
  return [...positions].sort((one, other) => offMiddle(one) - offMiddle(other))[0]?.angle ?? 0;
}

/**
 * Whether a spot is a mark on the car rather than equipment: its description then begins with "Condition:". The text is
 * the rest of the description, with a capital letter.
 */
export function spotText({ description }: Spot): { readonly isMark: boolean; readonly text: string } {
  const [, mark] = /^condition:\s*(.+)$/is.exec(description) ?? [];
  return mark
    ? { isMark: true, text: mark.charAt(0).toUpperCase() + mark.slice(1) }
    : { isMark: false, text: description };
}

/** In percent of a stage. */
export type SpotPlace = Pick<SpotPosition, "x" | "y">;

/** Target size of a dot in pixels. Each dot needs that much free space horizontally or vertically (WCAG 2.2, 2.5.8). */
const ROOM = 24;
const MOST_ROUNDS = 8;

/**
 * Moves places that are too close together apart (in percent of a stage of this size in pixels), so that no dot covers
 * another: each by half, in the direction in which they already differ. Places with enough space do not move. On a
 * stage that has not been measured, none moves.
 */
export function withRoom(places: readonly SpotPlace[], { width, height }: Size): readonly SpotPlace[] {
  if (width === 0 || height === 0) return places;
  const moved = places.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }));
  for (let round = 0; round < MOST_ROUNDS; round++) if (!pushApart(moved)) break;
  return moved.map(({ x, y }) => ({ x: (x / width) * 100, y: (y / height) * 100 }));
}

/** Moves each pair that is too close apart. Returns whether there was one. */
function pushApart(points: { x: number; y: number }[]): boolean {
  let isCrowded = false;
  for (const [at, one] of points.entries())
    for (const other of points.slice(at + 1)) {
      const [byX, byY] = [other.x - one.x, other.y - one.y];
      const axis = Math.abs(byX) >= Math.abs(byY) ? "x" : "y";
      const apart = axis === "x" ? byX : byY;
      // One pixel more, so that the browser's rounding does not make it too small.
      const missing = ROOM + 1 - Math.abs(apart);
      if (missing <= 1) continue;
      isCrowded = true;
      const step = ((apart < 0 ? -1 : 1) * missing) / 2;
      one[axis] -= step;
      other[axis] += step;
    }
  return isCrowded;
}
