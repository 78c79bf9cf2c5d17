import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type DeskScope, deskScope } from "../desk-request.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders a desk request with the desk's routes: the entry of the desk's own build (`build/desk/server/index.js`). */
export function renderDesk(request: Request, scope: DeskScope): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(deskScope, scope);
  return handle(request, context);
}
