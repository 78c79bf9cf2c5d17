import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { takeCall, takePhoto } from "../../features/trade-in/calls.ts";
import { photoOf } from "../../features/trade-in/data.ts";
import { handedName } from "../../features/trade-in/photo-rules.ts";
import { photoBytes } from "../../features/trade-in/photos.ts";
import { pathOfThisSite, withParameter } from "../../lib/site-path.ts";
import { requestScope } from "../../request.ts";
import { answer, refuse } from "./json-answer.ts";

/**
 * `POST /api/eval-expert/{enter-vin,manual-entry,update-eval}` take JSON, and `…/image-upload` a form (API-025 to
 * API-030).
 */
export async function action({ context, request, params }: ActionFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  if (request.method !== "POST") return refuse(405, "Send it by POST.", { Allow: "POST" });
  const type = request.headers.get("Content-Type") ?? "";
  if (params.call === "image-upload") {
    const form = await formOf(request, type);
    if (!form) return refuse(415, "Send a photo as form data.");
    const { status, body, problem } = await takePhoto(form, request, scope);
    // Without JavaScript the form's page is shown again, with the error.
    const back = form.get("back");
    const page = pathOfThisSite(typeof back === "string" ? back : null);
    if (page === null) return answer(body, status);
    return redirect(withParameter(page, "photo", status === 200 ? null : (problem ?? "full")), 303);
  }
  if (!/^application\/json\b/i.test(type)) return refuse(415, "Send it as JSON.");
  const reply = await takeCall(`eval-expert/${params.call}`, request, scope);
  return reply ? answer(reply.body, reply.status) : refuse(404, "There is no such call.");
}

async function formOf(request: Request, type: string): Promise<FormData | null> {
  return /^multipart\/form-data\b/i.test(type) ? request.formData().catch(() => null) : null;
}

/** `GET /api/eval-expert/photo?id=`: a photo, for the shopper's own page and for the dealer whose lead names it. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site } = context.get(requestScope);
  if (params.call !== "photo") return refuse(405, "Send it by POST.", { Allow: "POST" });
  const photo = await photoOf(app.db, site, url.searchParams.get("id"));
  const bytes = photo && (await photoBytes({ db: app.db, dataDir: app.env.dataDir }, photo));
  if (!bytes) return refuse(404, "There is no such photo.");
  return new Response(bytes, {
    headers: {
      "Content-Type": photo.type,
      "Content-Disposition": `inline; filename="${handedName(photo)}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
