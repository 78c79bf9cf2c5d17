/** `2.4 MB`, `180 kB`. */
export function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** Maximum bytes for all files of one kind in an installation and of one site, so no site uses up the others' space. */
const STORED_LIMITS = { all: 5 * 1024 ** 3, site: 1024 ** 3 } as const;

/** Whether there is room for a file of this many bytes. */
export const hasRoom = (used: { readonly all: number; readonly site: number }, bytes: number): boolean =>
  used.all + bytes <= STORED_LIMITS.all && used.site + bytes <= STORED_LIMITS.site;
