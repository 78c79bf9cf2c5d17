import type { LoaderFunctionArgs } from "react-router";
import { localCopy } from "../../../features/feeds/runs/stored-files.ts";
import { enter } from "../../enter.ts";
import { runAt } from "../../feeds/run-at.ts";
import { refusedFile, sentence } from "../../feeds/uploaded.ts";

/** The rejected rows of a run, each with the reason, to be corrected and uploaded again. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enter(args, "runRefused");
  const { run } = await runAt(scope, args.params.run);
  const { env, files, stockFiles } = scope.app;
  const path = run.keptFile === null ? null : await localCopy({ dataDir: env.dataDir, files }, run.keptFile);
  if (path === null) return sentence("The file of this run is not kept any more.", 404);
  const file = { path, name: run.file, dealership: run.dealership };
  const rows = await stockFiles(file, { kind: "refused", reading: { mapping: run.mapping } });
  return rows.ok ? refusedFile(rows.value, run.file) : sentence(rows.error, 422);
}
