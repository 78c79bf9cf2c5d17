/** `2.4 MB`, `180 kB`. */
export function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/**
 * Bytes of all files of one kind that an installation keeps, and of those of one site: the others' shoppers find room,
 * too.
 */
const KEPT = { all: 5 * 1024 ** 3, site: 1024 ** 3 } as const;

/** Whether a file of so many bytes may be kept beside what is kept already. */
export const hasRoom = (kept: { readonly all: number; readonly site: number }, bytes: number): boolean =>
  kept.all + bytes <= KEPT.all && kept.site + bytes <= KEPT.site;
