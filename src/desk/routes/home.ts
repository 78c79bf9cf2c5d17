import { type LoaderFunctionArgs, redirect } from "react-router";
import { enter } from "../enter.ts";
import { roomsFor } from "../rooms.ts";

/** Leads to the first room that this person may enter. */
export function loader(asked: LoaderFunctionArgs) {
  const { session } = enter(asked, "home");
  throw redirect(roomsFor(session.staff.grants)[0]?.href ?? "/account");
}
