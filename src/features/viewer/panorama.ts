/**
 * A direction of view in a panorama. All angles are in degrees: `yaw` to the right of the picture's middle, `pitch`
 * upwards, `fov` the angle that the stage's longer side covers.
 */
export interface PanoramaView {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

/** A size in pixels of any kind; only its ratio matters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A position in percent from the upper left corner, of the panorama or of the stage. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const LEAST_FOV = 40;
export const MOST_FOV = 90;
export const MOST_PITCH = 80;
/** Ahead and slightly down: the dashboard below the windscreen. */
export const FIRST_VIEW: PanoramaView = { yaw: 0, pitch: -13, fov: MOST_FOV };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Brings an angle into the range from -180 to below 180. */
const wrapped = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** The nearest allowed direction of view: not upside down, and zoomed neither too far in nor too far out. */
export const allowed = ({ yaw, pitch, fov }: PanoramaView): PanoramaView => ({
  yaw: wrapped(yaw),
  pitch: between(-MOST_PITCH, pitch, MOST_PITCH),
  fov: between(LEAST_FOV, fov, MOST_FOV),
});

/** Half the stage's width and height, at distance one from the eye. */
function reach(fov: number, { width, height }: Size): readonly [across: number, up: number] {
  const long = Math.tan(radians(fov) / 2);
  return width >= height ? [long, (long * height) / width] : [(long * width) / height, long];
}

type Vector = readonly [x: number, y: number, z: number];

/**
 * The right, up and forward axes of a direction of view in the cabin's coordinates: x to the right, y up, z forward.
 */
function axes({ yaw, pitch }: PanoramaView): { readonly right: Vector; readonly up: Vector; readonly ahead: Vector } {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return {
    right: [cosYaw, 0, -sinYaw],
    up: [-sinPitch * sinYaw, cosPitch, -sinPitch * cosYaw],
    ahead: [cosPitch * sinYaw, sinPitch, cosPitch * cosYaw],
  };
}

/**
 * The column-major matrix that turns a position on the stage (-1 to 1 from left to right and from bottom to top, 1)
 * into the ray from the eye through it. The fragment shader does the rest.
 */
export function viewMatrix(view: PanoramaView, size: Size): number[] {
  const [across, high] = reach(view.fov, size);
  const { right, up, ahead } = axes(view);
  return [...right.map((value) => value * across), ...up.map((value) => value * high), ...ahead];
}

/** The direction of a position in the panorama. */
export const directionOf = ({ x, y }: Place): Pick<PanoramaView, "yaw" | "pitch"> => ({
  yaw: x * 3.6 - 180,
  pitch: 90 - y * 1.8,
});

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The position on the stage of a position in the panorama; null if it is outside or behind. */
export function placeOnStage(place: Place, view: PanoramaView, size: Size): Place | null {
  const { ahead: ray } = axes({ ...directionOf(place), fov: view.fov });
  const { right, up, ahead } = axes(view);
  const depth = dot(ray, ahead);
  if (depth <= 0.01) return null;
  const [across, high] = reach(view.fov, size);
  const x = 50 + (50 * dot(ray, right)) / depth / across;
  const y = 50 - (50 * dot(ray, up)) / depth / high;
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { x, y } : null;
}

/** The direction at a position on the stage, as the shader computes it for a pixel. */
export function directionAt({ x, y }: Place, view: PanoramaView, size: Size): Pick<PanoramaView, "yaw" | "pitch"> {
  const [rx = 0, ry = 0, rz = 0, ux = 0, uy = 0, uz = 0, ax = 0, ay = 0, az = 0] = viewMatrix(view, size);
  const [a, b] = [x / 50 - 1, 1 - y / 50];
  const ray: Vector = [rx * a + ux * b + ax, ry * a + uy * b + ay, rz * a + uz * b + az];
  return { yaw: degrees(Math.atan2(ray[0], ray[2])), pitch: degrees(Math.atan2(ray[1], Math.hypot(ray[0], ray[2]))) };
}

/**
 * The direction of view after dragging by so many pixels on a stage of this size: the dragged point stays under the
 * finger.
 */
export function dragged(view: PanoramaView, byX: number, byY: number, size: Size): PanoramaView {
  const perPixel = degrees((2 * reach(view.fov, size)[0]) / size.width);
  return allowed({ ...view, yaw: view.yaw - byX * perPixel, pitch: view.pitch + byY * perPixel });
}

/** Zooms in by a factor above 1, out by a factor below 1. */
export const zoomed = (view: PanoramaView, factor: number): PanoramaView =>
  allowed({ ...view, fov: view.fov / factor });

/** The direction at `share` (0 to 1) of the way from one to another, the shorter way round. */
export function viewBetween(from: PanoramaView, to: PanoramaView, share: number): PanoramaView {
  const towards = (one: number, other: number) => one + (other - one) * share;
  return allowed({
    yaw: from.yaw + wrapped(to.yaw - from.yaw) * share,
    pitch: towards(from.pitch, to.pitch),
    fov: towards(from.fov, to.fov),
  });
}
