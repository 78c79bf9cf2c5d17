import { data, type LoaderFunctionArgs } from "react-router";
import { readChoices } from "../../../features/feeds/uploads/columns.ts";
import { enter } from "../../enter.ts";
import { refusedFile, sentence, uploadedAt, withUploaded } from "../../feeds/uploaded.ts";

/** The rejected rows of an uploaded file, each with the reason, to be corrected and uploaded again. */
export async function loader(asked: LoaderFunctionArgs): Promise<Response> {
  const scope = enter(asked, "uploadedRefused");
  const uploaded = await uploadedAt(scope, asked.params.upload);
  const choices = readChoices(asked.url.searchParams.getAll("column"));
  if (choices === null) throw data(null, { status: 400 });
  const { stockFiles } = scope.app;
  const rows = await withUploaded(scope, uploaded, (file) =>
    stockFiles(file, { kind: "refused", reading: { choices } }),
  );
  return rows.ok ? refusedFile(rows.value, uploaded.file.name) : sentence(rows.error, 422);
}
