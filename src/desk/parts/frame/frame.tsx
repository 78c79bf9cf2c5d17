import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { House } from "../../bar/house.ts";
import type { RoomCount } from "../../bar/room-counts.ts";
import { Keys } from "../../keys/keys.tsx";
import { WaitingPost } from "../../leads/waiting/waiting-post.tsx";
import { TabMemory } from "../../line/tab-memory.tsx";
import type { Page, Room } from "../../rooms.ts";
import { Face } from "../face.tsx";
import { ChosenInView } from "./chosen-in-view.tsx";
import { Connection } from "./connection.tsx";
import { FormDrafts, LeavesTyped } from "./form-drafts.tsx";
import { LaterCode } from "./later-code.tsx";
import { Offers } from "./offers.tsx";
import { ParkedBanner } from "./parked-banner.tsx";
import { SessionOver } from "./session-over.tsx";
import { UnderWay } from "./under-way.tsx";

/** The signed-in user, as every page knows them. */
export interface Me {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly initials: string;
  readonly house: House;
  readonly rooms: readonly Room[];
  /** The other pages that they may open. */
  readonly pages: readonly Page[];
  /** The number of things that wait in a room, by the room's path. */
  readonly counts: Readonly<Record<string, RoomCount>>;
  /** A sentence about deliveries that failed; null if there are none. */
  readonly parked: string | null;
}

/** Pages shown above or beside a list, which would otherwise have a hundred tab stops in front of them. */
const OPENED = /^\/(leads|stock|diary|feeds)\/(\d+|book|hours)$/;

/**
 * The frame around every page, with the bar of rooms at the top or, on a phone, at the bottom. Without a signed-in user
 * it shows only the logo.
 */
export function Frame({ me, children }: { readonly me: Me | null; readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the work
      </a>
      {OPENED.test(useLocation().pathname) ? (
        <a className="skip" href="#opened">
          Skip to what is open
        </a>
      ) : null}
      <header className="bar">
        <Link to="/" className="house">
          <span className="mark" aria-hidden="true">
            {(me?.house.name ?? "Desk").slice(0, 1)}
          </span>
          <span className="house-name">
            <b className="cut">{me?.house.name ?? "Desk"}</b>
            {me?.house.reach ? <small className="cut">{me.house.reach}</small> : null}
          </span>
        </Link>
        {me ? (
          <>
            <nav className="rooms" aria-label="Rooms">
              {me.rooms.map(({ href, name }) => (
                <NavLink key={href} to={href}>
                  {name}
                  <Waits count={me.counts[href]} />
                </NavLink>
              ))}
            </nav>
            <div className="me">
              <Keys by={me.id} rooms={me.rooms} pages={me.pages} />
              <Link to="/account" className="button bare square">
                <Face name={me.name} />
                <span className="unseen">, your account</span>
              </Link>
            </div>
          </>
        ) : null}
      </header>
      <UnderWay />
      <LaterCode />
      <ChosenInView />
      <TabMemory by={me?.id ?? null} />
      <main id="main" tabIndex={-1}>
        <Connection by={me?.id ?? null} />
        {me ? <WaitingPost key={me.id} by={me.id} /> : null}
        {me ? <FormDrafts key={me.id} by={me.id} /> : <LeavesTyped />}
        {me ? <SessionOver /> : null}
        {me?.parked ? <ParkedBanner says={me.parked} /> : null}
        {children}
      </main>
      {me ? <Offers /> : null}
      {me ? (
        <nav className="tabs" aria-label="Rooms, phone">
          {me.rooms.filter(({ daily }) => daily).map((room) => tabOf(room, me.counts[room.href]))}
          <More counts={me.counts} rooms={me.rooms.filter(({ daily }) => !daily)} />
        </nav>
      ) : null}
    </>
  );
}

const tabOf = ({ href, name, icon }: Room, count?: RoomCount) => (
  <NavLink key={href} to={href}>
    <Icon name={icon} size={22} />
    {name}
    <Waits count={count} />
  </NavLink>
);

const Waits = ({ count }: { readonly count: RoomCount | undefined }) =>
  count ? (
    <small className="waits">
      {count.shown} <span className="unseen">{count.says}</span>
    </small>
  ) : null;

/** The rooms that do not fit into a phone's bar, and the user's account; it closes when another page opens. */
function More({ rooms, counts }: Pick<Me, "rooms" | "counts">) {
  const { pathname } = useLocation();
  const isHere = [...rooms.map(({ href }) => href), "/account"].some((href) => pathname.startsWith(href));
  return (
    <details key={pathname} className="more">
      <summary data-here={isHere ? "" : undefined}>
        <Icon name="menu" size={22} />
        More
      </summary>
      <div className="more-rooms">
        {rooms.map((room) => tabOf(room, counts[room.href]))}
        {tabOf({ href: "/account", name: "You", icon: "user", daily: false })}
      </div>
    </details>
  );
}
