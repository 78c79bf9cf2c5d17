import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { changeOwnAlerts } from "../../features/alerts/own-view.ts";
import { garageView } from "../../features/shortlist/garage-view.ts";
import { gateAt } from "../../features/sign-in/gates.ts";
import { requireMember, signOut } from "../../features/sign-in/signed-in.ts";
import { removeCar } from "../../features/watchlist/mutations.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";

/** The member's own page under the name that the site chose (USER-033 to USER-037); the other names are not found. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const member = await requireOwner(scope, url);
  return { garage: await garageView(app, site, member, now), title: `My garage | ${site.name}` };
}

async function requireOwner(scope: RequestScope, url: URL) {
  if (gateAt(scope.site.config, url.pathname) !== "my-garage") throw data(null, { status: 404 });
  return requireMember(scope, url, "my-garage");
}

/** Removes a car from the watchlist (a field `remove` with its id), changes an alert, or signs out. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const member = await requireOwner(scope, url);
  const form = await request.formData();
  if (form.get("intent") === "sign-out") return redirect("/", { status: 303, headers: await signOut(scope, url) });
  if (form.has("alert") || form.get("intent") === "pause-all") {
    return changeOwnAlerts(scope.app.db, scope.site, { memberId: member.id }, form, scope.now);
  }
  const car = Number(form.get("remove"));
  if (Number.isSafeInteger(car)) await removeCar(scope.app.db, member, car);
  return redirect(scope.site.config.myGaragePath, 303);
}

export const meta = ({ loaderData }: { loaderData?: { title: string } }): MetaDescriptor[] => [
  { title: loaderData?.title ?? "Page not found" },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { slots: ["CarCard"], Opened: ComesAlive };

const bring = async () => (await import("./pages/my-garage.tsx")).MyGarageRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
