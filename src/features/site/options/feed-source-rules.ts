import * as v from "valibot";
import { isSchedule } from "../../../lib/time/schedule.ts";
import { between, oneOf, publicHost, slug, strict, whole } from "./shapes.ts";

export const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
export const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

const minutes = v.pipe(
  v.string(),
  v.check(
    isSchedule,
    'Write five words of cron (minute, hour, day, month, weekday), like "30 5 * * *" for every day at half past five.',
  ),
);

/** The settings that every source has; each kind brings its own defaults. */
export const rulesOf = (usual: { readonly schedule: string | null; readonly lateHours: number | null }) => ({
  name: described(
    slug,
    "What the source is called in mails and commands; it never changes, because its cars are known by it.",
  ),
  title: described(
    optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60, "Write at most 60 signs."))),
    'What people at the desk call it, such as "Yard system, nightly"; unset: its name in words.',
  ),
  mode: described(
    v.optional(oneOf(["full", "delta"]), "full"),
    "full: the file is all that this source has, and cars that it lacks are marked sold. delta: it holds what changed.",
  ),
  schedule: described(
    v.optional(v.nullable(minutes), usual.schedule),
    "When to look for a file: five words of cron, in the site's time zone.",
  ),
  jitterSeconds: described(
    v.optional(whole(0, 3_600), 30),
    "Up to how many seconds later, so that not all sources are asked at once.",
  ),
  timeoutSeconds: described(v.optional(whole(5, 3_600), 300), "How long fetching the file may take."),
  lateHours: described(
    v.optional(v.nullable(between(0.1, 2_000)), usual.lateHours),
    "After so many hours without word from the source the dealership is told; null: never.",
  ),
  holds: described(
    v.optional(strict({ goneShare: v.optional(between(0, 1)), goneFew: v.optional(whole(0)) }), {}),
    "A full file that would mark more than this share of the cars for sale sold (0.2), and more than this many (5), is held.",
  ),
  pictureHosts: described(
    optional(v.pipe(v.array(publicHost), v.maxLength(20, "Name at most 20 hosts."))),
    "Hosts whose pictures are fetched and shown from here; unset: the source's own host.",
  ),
  mapping: described(
    optional(
      v.union(
        [
          v.pipe(
            v.string(),
            v.regex(/^(?!.*\.\.)[\w-][\w./-]*\.json$/, 'Name a file of this site\'s folder, like "mappings/dms.json".'),
          ),
          v.record(v.string(), v.unknown()),
        ],
        'Name a file of this site\'s folder, like "mappings/dms.json", or write the mapping itself in braces.',
      ),
    ),
    "A mapping of columns to follow: a file of the site's folder, or the mapping itself.",
  ),
});
