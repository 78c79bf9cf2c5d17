/** Folders of the demo's art whose pictures are whole: they have a ground of their own. */
const WHOLE = "places|grounds|cabins|videos";
const CUT_OUT = new RegExp(`^/art/(?!(?:${WHOLE})/)[^/]+/([0-9a-f]{6}/)?[^/]+$`);

/** Whether a picture is one of the demo's vehicles without a ground of its own: it stands on what frames it. */
export const isCutOut = (source: string): boolean => CUT_OUT.test(source);
