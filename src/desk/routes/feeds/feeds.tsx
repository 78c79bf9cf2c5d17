import { Link, type LoaderFunctionArgs, NavLink, useLoaderData, useOutlet } from "react-router";
import { newestRuns } from "../../../features/feeds/runs/data.ts";
import { type SourceStanding, standingOf, statesOf } from "../../../features/feeds/sources/data.ts";
import { sourcesOf } from "../../../features/feeds/sources/known.ts";
import { KIND_WORDS, sourceTitle } from "../../../features/feeds/sources/words.ts";
import { mayAnywhere, placesFor } from "../../../features/staff/ability.ts";
import { listMoments } from "../../../lib/time/list-moments.ts";
import { enter } from "../../enter.ts";
import { runLine } from "../../feeds/run-view.ts";
import { Blank } from "../../parts/blank.tsx";
import { titled } from "../../parts/titles.ts";
import { allPlaces } from "../../places.ts";

/** The most runs in the list: the newest, as far as users look back. */
const MOST_RUNS = 60;

/** The stock files page: the sources, and the result of each file. */
export async function loader(args: LoaderFunctionArgs) {
  const { app, now, session } = enter(args, "feeds");
  const places = placesFor(session.staff.grants, "feeds.read", allPlaces(app.sites));
  // A dealership's first place is its own site, so reversing lets that one win.
  const zones = new Map(places.toReversed().map(({ dealership, timeZone }) => [dealership, timeZone]));
  const zone = (dealership: string) => zones.get(dealership) ?? "Australia/Sydney";
  const known = sourcesOf(app.sites.all()).filter(({ dealership }) => zones.has(dealership.slug));
  const [runs, states] = await Promise.all([
    newestRuns(app.db, { dealerships: [...zones.keys()], limit: MOST_RUNS }),
    statesOf(app.db, known),
  ]);
  const moments = listMoments(zones.values(), now);
  return {
    mayUpload: mayAnywhere(session.staff.grants, "feeds.run"),
    runs: runs
      .filter(({ report, standing }) => report !== null || standing !== "imported")
      .map((run) =>
        runLine(run, {
          when: (at) => moments.brief(at, zone(run.dealership)),
          sources: app.sites.dealership(run.dealership)?.sources,
        }),
      ),
    sources: states.map(([one, state]) => ({
      key: `${one.dealership.slug}/${one.source.name}`,
      name: sourceTitle(one.source),
      dealership: one.dealership.name,
      kind: KIND_WORDS[one.source.kind],
      standing: STANDINGS[standingOf(one, state, now)],
      last: state?.fileAt ? `last file ${moments.brief(state.fileAt, zone(one.dealership.slug))}` : "no file yet",
      problem: state?.problem ?? null,
    })),
  };
}

const STANDINGS: Readonly<Record<SourceStanding, { readonly text: string; readonly kind: string }>> = {
  waiting: { text: "No file yet", kind: "quiet" },
  working: { text: "Works", kind: "good" },
  late: { text: "Late", kind: "late" },
  failing: { text: "Fails", kind: "late" },
  refused: { text: "Refused", kind: "late" },
  shrunk: { text: "Shrunk", kind: "soon" },
  held: { text: "Held", kind: "soon" },
  paused: { text: "Paused", kind: "quiet" },
};

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Feeds");

export default function FeedsRoute() {
  const { runs, sources, mayUpload } = useLoaderData<typeof loader>();
  const run = useOutlet();
  return (
    <div className="two" data-open={run ? "" : undefined}>
      <section className="list" aria-labelledby="feeds-heading">
        <div className="list-top">
          <h1 id="feeds-heading">Feeds</h1>
          {mayUpload ? (
            <Link to="/feeds/upload" className="button" data-key="u">
              Upload a file
            </Link>
          ) : null}
        </div>
        {sources.length > 0 ? (
          <section aria-label="Sources" className="sources">
            {sources.map((source) => (
              <div key={source.key} className="run">
                <b>{source.name}</b>
                <span className={`say ${source.standing.kind}`}>{source.standing.text}</span>
                <small>
                  {source.dealership}, {source.kind}, {source.last}
                  {source.problem ? `: ${source.problem}` : ""}
                </small>
              </div>
            ))}
          </section>
        ) : null}
        <h2 className="group">
          <span>Files</span>
          <span>{runs.length}</span>
        </h2>
        {runs.length === 0 ? (
          <Blank icon="refresh" heading="No file has come yet">
            The first stock file appears here with what it brought and what could not be taken.
          </Blank>
        ) : (
          <ol>
            {runs.map((one) => (
              <li key={one.id}>
                <NavLink to={`/feeds/${one.id}`} className="run" data-ahead>
                  <b className="cut">{one.when}</b>
                  <span className={`say ${one.standing.kind}`}>{one.standing.text}</span>
                  <small>
                    {one.from}, {one.dealership}: {one.counts}
                  </small>
                </NavLink>
              </li>
            ))}
          </ol>
        )}
      </section>
      {run ?? (
        <section className="talk none">
          <Blank icon="refresh" heading="No file is chosen">
            Choose a file to see what it changed, and what it could not.
          </Blank>
        </section>
      )}
    </div>
  );
}
