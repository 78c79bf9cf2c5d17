import { listAddress } from "../parts/lists/list-address.ts";

/** What an address of the diary says of one booking or one page alone. */
const PASSING = ["page", "time", "person", "on", "moment", "chosen"];

/** An address of the diary: the present one, with some of its parts said otherwise. */
export const diaryHref = (search: string, changes: Readonly<Record<string, string | null>>, path = "/diary"): string =>
  listAddress(path, search, changes, PASSING);
