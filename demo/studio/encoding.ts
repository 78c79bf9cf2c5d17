import type { PaintEncoding } from "../../src/features/media/paint.ts";

/** What the studio writes with: a long shoulder, so that highlights of the white frame stay apart. Noted in the manifest. */
export const STUDIO_ENCODING: PaintEncoding = { curve: "shoulder", contrast: 1.1, pivot: 0.18, knee: 0.5 };
