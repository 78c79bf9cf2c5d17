import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { chosenIn } from "../../features/forms/file-rules.ts";
import { asksForFiles } from "../../features/forms/takes-files.ts";
import { fileBytes, filesOf, storeOne } from "../../features/leads/enquiry-files.ts";
import { requestScope } from "../../request.ts";
import { answer, refuse } from "./json-answer.ts";

/** `POST /api/lead-files`: a form with one `file`; answers with the `id` that the lead then refers to (LEAD-002). */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  if (request.method !== "POST") return refuse(405, "Send it by POST.", { Allow: "POST" });
  if (!asksForFiles(scope.site.config)) return refuse(404, "This website takes no files.");
  const form = /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "")
    ? await request.formData().catch(() => null)
    : null;
  if (!form) return refuse(415, "Send a file as form data.");
  const [file] = chosenIn(form.getAll("file"));
  if (!file) return refuse(422, "Send one file, under the name file.");
  const stored = await storeOne(file, scope);
  return "id" in stored ? answer(stored, 200) : refuse(stored.isOurs ? 503 : 422, stored.problem);
}

/** `GET /api/lead-files?id=`: a file, for the dealer whose lead names it. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site } = context.get(requestScope);
  const [file] = await filesOf(app.db, site, [url.searchParams.get("id") ?? ""]);
  // A file that came with no lead is nobody's: else anyone could spread files from the dealer's own address.
  const bytes = file && file.lead_id !== null && (await fileBytes({ db: app.db, dataDir: app.env.dataDir }, file));
  if (!bytes) return refuse(404, "There is no such file.");
  const isPhoto = file.type === "image/jpeg";
  return new Response(bytes, {
    headers: {
      "Content-Type": file.type,
      // A PDF may contain a program, so it is downloaded and never opened in the site's own origin.
      "Content-Disposition": isPhoto ? 'inline; filename="photo.jpg"' : 'attachment; filename="document.pdf"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
