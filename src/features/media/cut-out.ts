/** Folders of the demo's pictures that have a background of their own. */
const WHOLE = "places|grounds|cabins|videos";
const CUT_OUT = new RegExp(`^/art/(?!(?:${WHOLE})/)[^/]+/([0-9a-f]{6}/)?[^/]+$`);

/** Whether a picture is one of the demo's vehicles without a background, which is shown on its frame's ground. */
export const isCutOut = (source: string): boolean => CUT_OUT.test(source);
