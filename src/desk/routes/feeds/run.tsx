import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { dropRun } from "../../../features/feeds/runs/mutations.ts";
import { recordAct } from "../../../features/staff/audit/mutations.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { enter, enterWith, notAllowed } from "../../enter.ts";
import { runAt } from "../../feeds/run-at.ts";
import { RunPage } from "../../feeds/run-page.tsx";
import { withPictures } from "../../feeds/run-pictures.ts";
import { runView } from "../../feeds/run-view.ts";
import { refused, succeeded } from "../../parts/outcome.tsx";
import { titled } from "../../parts/titles.ts";

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "run");
  const { run, place, mayRun } = await runAt(scope, args.params.run);
  const sources = scope.app.sites.dealership(run.dealership)?.sources;
  const view = runView(run, {
    when: (at) => briefMoment(at, scope.now, place.timeZone),
    sources,
    may: mayRun,
  });
  return withPictures(scope, run, place, view);
}

const DONE = {
  release: "Let go: what the file says stands on the site.",
  undo: "Taken back: the stock is as it was, but for what was changed since.",
  drop: "Set aside: the file changes nothing.",
} as const;

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "run", form);
  const { app, now, session, intent } = scope;
  const { run, place, mayRun } = await runAt(scope, args.params.run);
  if (!mayRun) throw notAllowed("let stock files go or take them back");
  const by = session.staff;
  const settled =
    intent === "drop"
      ? { ok: await dropRun(app.db, run.id, { by: by.name, now }), error: "This file is not held any more." }
      : await app.settleRun(intent, run.id, by.name);
  if (!settled.ok) return refused(settled.error, 409);
  await recordAct(app.db, { by, subject: `run:${run.id}`, action: intent, place, before: run.standing, now });
  return succeeded(DONE[intent]);
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Feeds");

export default function RunRoute() {
  const view = useLoaderData<typeof loader>();
  return <RunPage key={view.id} view={view} outcome={useActionData<typeof action>() ?? null} />;
}
