import { data, type LoaderFunctionArgs } from "react-router";
import { sentMail } from "../../features/leads/sending/mailbox.ts";
import { requestScope } from "../../request.ts";

/** A mail of the development mailbox as its reader sees it. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app, uncacheable } = context.get(requestScope);
  uncacheable();
  if (app.env.mode !== "development") throw data(null, { status: 404 });
  const mail = await sentMail(app.env.dataDir, params.id ?? "");
  if (!mail?.html) throw data(null, { status: 404 });
  return new Response(mail.html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
