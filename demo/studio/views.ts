/** Where the camera stands: degrees around (0 the front, 90 the left side, 180 the rear) and above the horizon. */
export type View = { readonly azimuth: number; readonly elevation: number };

/** The eight angles of a gallery, in its order. */
export const galleryViews = {
  f34: { azimuth: 38, elevation: 6 },
  side: { azimuth: 90, elevation: 3 },
  r34: { azimuth: 142, elevation: 7 },
  front: { azimuth: 0.5, elevation: 4 },
  rear: { azimuth: 179.5, elevation: 5 },
  "side-right": { azimuth: -90, elevation: 3 },
  "f34-low": { azimuth: -32, elevation: 1.5 },
  top34: { azimuth: -48, elevation: 24 },
} as const satisfies Readonly<Record<string, View>>;

export const SPIN_FRAMES = 36;

/** Frame 0 is the front three-quarter view; each next one is ten degrees further towards the rear. */
export const spinView = (frame: number): View => ({ azimuth: 38 + frame * (360 / SPIN_FRAMES), elevation: 5 });

export const spinName = (frame: number): string => `spin-${String(frame).padStart(2, "0")}`;

/** Pixels of a picture: 16:10 like every picture of the demo. */
export const galleryFrame = { width: 1200, height: 750 } as const;
const spinFrame = { width: 720, height: 450 } as const;

/** A spin's first frame has the gallery's resolution: shoppers see it first and longest. */
export const spinFrameOf = (frame: number): Readonly<Record<"width" | "height", number>> =>
  frame === 0 ? galleryFrame : spinFrame;

/** How a vehicle fills its frame: shares of the frame's width and height, and the angle of view (degrees). */
export const framing = { fillWidth: 0.86, fillHeight: 0.71, wheelsAt: 0.87, fieldOfView: 20 } as const;
