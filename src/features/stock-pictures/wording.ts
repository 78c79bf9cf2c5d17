import type { PictureStanding } from "./data.ts";

/** The most pictures of a car to list one by one. */
const MOST_NAMED = 5;

/** The state of a car's fetched pictures, one line each, for people to read; empty if all are shown. */
export function pictureNotes(standings: readonly PictureStanding[]): readonly string[] {
  const waiting = standings.filter(({ state, problem }) => state === "waiting" && problem === null);
  const failed = standings.filter(({ problem }) => problem !== null);
  const named = failed.slice(0, MOST_NAMED).map(({ source, state, problem }) => {
    const next = state === "refused" ? "it is asked for again in a week" : "it is asked for again soon";
    return `the picture ${source}: ${problem} ${state === "stored" ? "It is shown as it was stored." : `Not shown; ${next}.`}`;
  });
  const more = failed.length - named.length;
  return [
    ...(waiting.length > 0 ? [`${waiting.length} of its pictures wait to be fetched`] : []),
    ...named,
    ...(more > 0 ? [`${more} more of its pictures could not be fetched`] : []),
  ];
}
