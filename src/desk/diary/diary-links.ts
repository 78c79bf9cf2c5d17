import { listAddress } from "../parts/lists/list-address.ts";

/** Query parameters that belong to a single booking or page, and are dropped from links. */
const PASSING = ["page", "time", "person", "on", "moment", "chosen"];

/** A link within the diary: the current address with some of its parameters changed. */
export const diaryHref = (search: string, changes: Readonly<Record<string, string | null>>, path = "/diary"): string =>
  listAddress(path, search, changes, PASSING);
