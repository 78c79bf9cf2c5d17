/**
 * How a panorama is looked at. All angles are degrees: `yaw` to the right of the picture's middle, `pitch` up, `fov`
 * how much of the stage's longer side is seen.
 */
export interface Look {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

/** A size in pixels of any kind; only its shape counts. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in percent from the upper left corner, of the panorama or of the stage. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const LEAST_FOV = 40;
export const MOST_FOV = 90;
export const MOST_PITCH = 80;
/** Ahead and a little down: a dashboard under a windscreen. */
export const FIRST_LOOK: Look = { yaw: 0, pitch: -13, fov: MOST_FOV };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Once round and further begins again: from -180 to below 180. */
const wrapped = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** The nearest look that may be: neither on its head nor too near. */
export const allowed = ({ yaw, pitch, fov }: Look): Look => ({
  yaw: wrapped(yaw),
  pitch: between(-MOST_PITCH, pitch, MOST_PITCH),
  fov: between(LEAST_FOV, fov, MOST_FOV),
});

/** Half the stage's width and height, one away from the eye. */
function reach(fov: number, { width, height }: Size): readonly [across: number, up: number] {
  const long = Math.tan(radians(fov) / 2);
  return width >= height ? [long, (long * height) / width] : [(long * width) / height, long];
}

type Vector = readonly [x: number, y: number, z: number];

/** Where right, up and ahead of a look are in the cabin: x to its right, y up, z ahead. */
function axes({ yaw, pitch }: Look): { readonly right: Vector; readonly up: Vector; readonly ahead: Vector } {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return {
    right: [cosYaw, 0, -sinYaw],
    up: [-sinPitch * sinYaw, cosPitch, -sinPitch * cosYaw],
    ahead: [cosPitch * sinYaw, sinPitch, cosPitch * cosYaw],
  };
}

/**
 * The matrix, column after column, that turns a place on the stage (-1 to 1 from left to right and from below to above,
 * 1) into the ray from the eye through it. The fragment shader does the rest.
 */
export function viewMatrix(look: Look, size: Size): number[] {
  const [across, high] = reach(look.fov, size);
  const { right, up, ahead } = axes(look);
  return [...right.map((value) => value * across), ...up.map((value) => value * high), ...ahead];
}

/** The direction in which a place of the panorama lies. */
export const directionOf = ({ x, y }: Place): Pick<Look, "yaw" | "pitch"> => ({
  yaw: x * 3.6 - 180,
  pitch: 90 - y * 1.8,
});

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Where a place of the panorama stands on the stage; null where it lies outside it or behind. */
export function placeOnStage(place: Place, look: Look, size: Size): Place | null {
  const { ahead: ray } = axes({ ...directionOf(place), fov: look.fov });
  const { right, up, ahead } = axes(look);
  const depth = dot(ray, ahead);
  if (depth <= 0.01) return null;
  const [across, high] = reach(look.fov, size);
  const x = 50 + (50 * dot(ray, right)) / depth / across;
  const y = 50 - (50 * dot(ray, up)) / depth / high;
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { x, y } : null;
}

/** The direction seen at a place of the stage: what the shader does for a pixel. */
export function directionAt({ x, y }: Place, look: Look, size: Size): Pick<Look, "yaw" | "pitch"> {
  const [rx = 0, ry = 0, rz = 0, ux = 0, uy = 0, uz = 0, ax = 0, ay = 0, az = 0] = viewMatrix(look, size);
  const [a, b] = [x / 50 - 1, 1 - y / 50];
  const ray: Vector = [rx * a + ux * b + ax, ry * a + uy * b + ay, rz * a + uz * b + az];
  return { yaw: degrees(Math.atan2(ray[0], ray[2])), pitch: degrees(Math.atan2(ray[1], Math.hypot(ray[0], ray[2]))) };
}

/**
 * After the picture was pulled by so many pixels of a stage of this size: what was taken hold of stays under the
 * finger.
 */
export function dragged(look: Look, byX: number, byY: number, size: Size): Look {
  const perPixel = degrees((2 * reach(look.fov, size)[0]) / size.width);
  return allowed({ ...look, yaw: look.yaw - byX * perPixel, pitch: look.pitch + byY * perPixel });
}

/** Nearer by a factor above 1, further off by one below. */
export const zoomed = (look: Look, factor: number): Look => allowed({ ...look, fov: look.fov / factor });

/** The part `share` (0 to 1) of the way from one look to another, the shorter way round. */
export function onTheWay(from: Look, to: Look, share: number): Look {
  const towards = (one: number, other: number) => one + (other - one) * share;
  return allowed({
    yaw: from.yaw + wrapped(to.yaw - from.yaw) * share,
    pitch: towards(from.pitch, to.pitch),
    fov: towards(from.fov, to.fov),
  });
}
