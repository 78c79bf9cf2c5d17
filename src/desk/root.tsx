import "./styles/desk.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Link,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { deskScope } from "../desk-request.ts";
import { parkedKinds } from "../features/shifts/alarms/data.ts";
import { parkedSentence } from "../features/shifts/alarms/words.ts";
import { mayAnywhere, placesFor, shares } from "../features/staff/ability.ts";
import { bossesOf } from "../features/staff/data.ts";
import { initialsOf } from "../features/staff/person.ts";
import { LOCALE } from "../lib/words/locale.ts";
import { StorageOrMemory } from "../ui/rendering/storage-or-memory.tsx";
import { houseOf } from "./bar/house.ts";
import { roomCounts } from "./bar/room-counts.ts";
import type { Refusal } from "./enter.ts";
import { Blank } from "./parts/blank.tsx";
import { Frame } from "./parts/frame/frame.tsx";
import { noteAnswer } from "./parts/frame/last-answer.ts";
import { ConfirmByPasskey } from "./parts/passkeys.tsx";
import { unlessUnsent } from "./parts/unless-unsent.ts";
import { allPlaces } from "./places.ts";
import { pagesFor, roomsFor } from "./rooms.ts";

/** The signed-in user and the rooms that they may open, the same on every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = context.get(deskScope);
  const { app, session } = scope;
  if (!session) return { me: null, bosses: [] };
  const { id, name, email, grants } = session.staff;
  const places = allPlaces(app.sites);
  const own = places.filter((place) => shares(grants, [place]));
  const [kinds, counts, bosses] = await Promise.all([
    parkedKinds(app.db, placesFor(grants, "leads.retry", places)),
    roomCounts({ ...scope, session }),
    mayAnywhere(grants, "staff.manage") ? [] : bossesOf(app.db, own),
  ]);
  return {
    me: {
      id,
      name,
      email,
      initials: initialsOf(name),
      house: houseOf(grants, places),
      rooms: roomsFor(grants),
      pages: pagesFor(grants),
      counts,
      parked: kinds && parkedSentence(kinds),
    },
    bosses: bosses.slice(0, 2),
  };
}

/** The counts of the rooms are reloaded whenever the user goes to another room. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  if (args.formMethod === "POST") noteAnswer(args);
  return unlessUnsent(args) || (args.actionResult !== null && roomOf(args.currentUrl) !== roomOf(args.nextUrl));
}

const roomOf = ({ pathname }: URL): string => pathname.split("/")[2] ?? "";

export const meta = () => [{ title: "Desk" }];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f4f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171615" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href="/desk/manifest.webmanifest" />
        <link rel="icon" href="/desk/icon-192.png" />
        <link rel="apple-touch-icon" href="/desk/icon-192.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <StorageOrMemory of={["sessionStorage", "localStorage"]} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const loaded = useRouteLoaderData<typeof loader>("root");
  return (
    <Frame me={loaded?.me ?? null}>
      <Outlet />
    </Frame>
  );
}

/** The error page, inside the frame, with the next step. */
export function ErrorBoundary() {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>("root");
  return (
    <Frame me={loaded?.me ?? null}>
      <Failure error={error} bosses={loaded?.bosses ?? []} />
    </Frame>
  );
}

/** Whether it is the error that browsers throw when a request fails. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

interface FailureProps {
  readonly error: unknown;
  /** The people who may do what this user may not. */
  readonly bosses: readonly string[];
}

function Failure({ error, bosses }: FailureProps) {
  if (isAway(error)) {
    return (
      <Blank icon="alert" heading="The desk could not be reached" steps={<Again />}>
        The connection broke, or the desk is being updated. What you had begun to answer is kept.
      </Blank>
    );
  }
  if (!isRouteErrorResponse(error)) return <Broken />;
  const refusal = error.data as Refusal | null;
  if (error.status === 403 && refusal?.kind === "confirm") return <ConfirmByPasskey what={refusal.what} />;
  if (error.status === 403) {
    return (
      <Blank icon="lock" heading={`You may not ${refusal?.what ?? "do that"}`} steps={<Home />}>
        Your role does not reach that far. {bosses.join(" or ") || "A manager"} can do it, or give you the role.
      </Blank>
    );
  }
  if (error.status === 404) {
    return (
      <Blank icon="search" heading="Nothing is here" steps={<Home />}>
        It may have been merged or erased, or the address is not complete.
      </Blank>
    );
  }
  return error.status === 400 ? (
    <Blank icon="alert" heading="That could not be read" steps={<Again />}>
      Go back, reload the page and send it again.
    </Blank>
  ) : (
    <Broken />
  );
}

const Broken = () => (
  <Blank icon="alert" heading="That did not work" steps={<Again />}>
    Something went wrong on our side, and it is noted. Nothing you typed is sent; go back and try once more.
  </Blank>
);

/** A link that loads the same page again. */
function Again() {
  const { pathname, search } = useLocation();
  return (
    <Link to={{ pathname, search }} reloadDocument className="button go">
      Try again
    </Link>
  );
}

const Home = () => (
  <Link to="/" className="button">
    Back to your first room
  </Link>
);
