import { data, type LoaderFunctionArgs } from "react-router";
import { readChoices } from "../../../features/feeds/uploads/columns.ts";
import { enter } from "../../enter.ts";
import { refusedFile, sentence, uploadedAt, withUploaded } from "../../feeds/uploaded.ts";

/** The rejected rows of an uploaded file, each with the reason, to be corrected and uploaded again. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = enter(args, "uploadedRefused");
  const uploaded = await uploadedAt(scope, args.params.upload);
  const choices = readChoices(args.url.searchParams.getAll("column"));
  if (choices === null) throw data(null, { status: 400 });
  const { stockFiles } = scope.app;
  const rows = await withUploaded(scope, uploaded, (file) =>
    stockFiles(file, { kind: "refused", reading: { choices } }),
  );
  return rows.ok ? refusedFile(rows.value, uploaded.file.name) : sentence(rows.error, 422);
}
