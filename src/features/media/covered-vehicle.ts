/**
 * A vehicle under its cover, which comes off when its pictures are there: outlines in a frame of 320 × 200. The cloth
 * over the whole of it, the light on its roof, and how it falls.
 */
export const COVERED = {
  wheels: "M78 132h34v22H78zM212 132h34v22h-34z",
  cloth:
    "M34 146c-2-24 10-36 42-42 10-2 17-6 25-14 21-22 42-31 74-31 33 0 53 11 70 32 6 7 11 9 19 11 20 5 27 17 26 44-7 4-12-3-19-1s-10 5-17 1-12-3-19 0-13 3-20-1-14-3-21 0-13 4-20 0-14-3-21 1-13 3-20-1-13-2-20 1-13 3-20 0-12-3-18 0-9 3-11 0z",
  light: "M84 103c13-4 20-9 28-17 18-18 37-25 64-25 26 0 42 6 56 19-16-7-34-10-56-10-36 0-62 10-92 33z",
  folds:
    "M108 98c-5 14-8 28-8 45M176 62c-2 26-3 52-1 82M236 94c6 14 9 30 9 48M66 118c-4 9-6 16-6 25M268 114c3 9 4 17 4 26",
} as const;
