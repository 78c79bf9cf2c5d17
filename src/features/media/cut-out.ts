/** Whether a picture is one of the demo's vehicles without a ground of its own: it stands on what frames it. */
export const isCutOut = (source: string): boolean => /^\/art\/[^/]+\/([0-9a-f]{6}\/)?[^/]+$/.test(source);
