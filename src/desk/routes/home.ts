import { type LoaderFunctionArgs, redirect } from "react-router";
import { enter } from "../enter.ts";
import { roomsFor } from "../rooms.ts";

/** Redirects to the first room that the user may open. */
export function loader(args: LoaderFunctionArgs) {
  const { session } = enter(args, "home");
  throw redirect(roomsFor(session.staff.grants)[0]?.href ?? "/account");
}
