import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { deskChangesAfter, lastDeskChange, type NumberedChange } from "../../features/people/changes/data.ts";
import { departmentsShown } from "../../features/people/keys.ts";
import { type Grant, may, shownCategories } from "../../features/staff/ability.ts";
import { readDeskCookie } from "../../features/staff/desk-cookies.ts";
import { standingGrants } from "../../features/staff/sessions/data.ts";
import { ACCESS_CHANGE, deskSession } from "../../features/staff/sessions/mutations.ts";
import { Poller } from "../../lib/poller.ts";
import type { App } from "../../request.ts";

/** Milliseconds between two polls for changes while anybody is listening. */
const FOLLOW_MS = 500;
/** Milliseconds between two heartbeats, which stop proxies from ending a quiet stream. */
const BEAT_MS = 25_000;
/** Maximum streams of one process. Pages whose stream is refused must be reloaded by hand. */
const MOST_LISTENERS = 2_000;
/** Maximum streams of one session: people open only a few tabs. */
const MOST_TABS = 12;
const BATCH = 500;
const EVENT_NAMES = ["lead", "offer"] as const;

interface Listener {
  readonly sessionId: number;
  readonly staffId: number;
  readonly grants: readonly Grant[];
  readonly res: ExpressResponse;
  beatAt: number;
}

/**
 * Announces changes to everyone who has the desk open, with one database query for all of them, and only while somebody
 * is listening. An event carries only identifiers; what each person may see is decided when the page reloads its data.
 */
export class DeskEvents {
  readonly #listeners = new Set<Listener>();
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #poller: Poller;
  #last = -1;
  #started = false;

  constructor({ db, clock, log }: { readonly db: Database; readonly clock: () => number; readonly log: Logger }) {
    this.#db = db;
    this.#clock = clock;
    this.#poller = new Poller(() => this.#follow(), {
      intervalMs: FOLLOW_MS,
      clock,
      onFailing: (err) => log.warn({ err }, "the desk's changes cannot be followed"),
    });
  }

  /** Answers `/desk/events` with an event stream for a signed-in person. */
  async open(app: App, req: ExpressRequest, res: ExpressResponse): Promise<void> {
    const token = readDeskCookie(req.headers.cookie ?? null, "session", req.secure);
    const session = token ? await deskSession(app.db, token, this.#clock()) : null;
    const tabs = [...this.#listeners].filter((one) => one.sessionId === session?.id).length;
    if (!token || !session) return void res.status(401).end();
    if (tabs >= MOST_TABS || this.#listeners.size >= MOST_LISTENERS) return void res.status(503).end();
    // The first listener also needs the changes made between this response and the first poll.
    const last = this.#last < 0 ? await lastDeskChange(this.#db) : this.#last;
    if (this.#last < 0) this.#last = last;
    // A client that left during the query above fires no further close event, and would take a place forever.
    if (res.closed || res.destroyed) return;
    res.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" });
    const { id: sessionId, staff } = session;
    const whose = { sessionId, staffId: staff.id, grants: staff.grants };
    const listener: Listener = { ...whose, res, beatAt: this.#clock() + BEAT_MS };
    this.#listeners.add(listener);
    res.flushHeaders();
    res.write("retry: 3000\n\n");
    res.on("close", () => this.#listeners.delete(listener));
    if (this.#started) return;
    this.#started = true;
    this.#poller.start();
  }

  /** Ends every stream. */
  async stop(): Promise<void> {
    for (const { res } of this.#listeners) res.end();
    if (this.#started) await this.#poller.stop();
  }

  async #follow(): Promise<void> {
    if (this.#listeners.size === 0) {
      this.#last = -1;
      return;
    }
    const changes = await deskChangesAfter(this.#db, this.#last, BATCH);
    this.#last = changes.at(-1)?.id ?? this.#last;
    const now = this.#clock();
    const due = [...this.#listeners].filter(({ beatAt }) => beatAt <= now);
    await this.#askAgain(changes.length > 0 ? [...this.#listeners] : due, now);
    for (const listener of this.#listeners) this.#tell(listener, changes);
    for (const listener of due.filter((one) => this.#listeners.has(one))) {
      listener.beatAt = now + BEAT_MS;
      listener.res.write(": here\n\n");
    }
  }

  /**
   * Closes the streams of ended sessions and of people whose roles have changed, before any event is sent. Losing a
   * role is itself a change, so this check runs with every change. People with other roles open a new stream.
   */
  async #askAgain(listeners: readonly Listener[], now: number): Promise<void> {
    if (listeners.length === 0) return;
    const ids = listeners.map(({ sessionId }) => sessionId);
    const standing = await standingGrants(this.#db, [...new Set(ids)], now);
    for (const listener of listeners) {
      if (sameGrants(listener.grants, standing.get(listener.sessionId) ?? [])) continue;
      this.#listeners.delete(listener);
      listener.res.end();
    }
  }

  #tell({ staffId, grants, res }: Listener, changes: readonly NumberedChange[]): void {
    for (const { kind, personId, site, dealership, department, staffId: whom } of changes) {
      if (kind === ACCESS_CHANGE) continue;
      const place = { site, dealership };
      if (whom !== null && whom !== staffId) continue;
      if (!may(grants, "leads.read", place)) continue;
      const seen = departmentsShown(shownCategories(grants, place));
      if (department !== null && !seen.includes(department)) continue;
      res.write(`event: ${EVENT_NAMES.find((one) => one === kind) ?? "person"}\ndata: ${personId}\n\n`);
    }
  }
}

const written = (grants: readonly Grant[]) => grants.map(({ role, reach }) => `${role} ${reach}`).toSorted();

/** Whether the person still has roles, and they are the same as before. */
const sameGrants = (before: readonly Grant[], now: readonly Grant[]): boolean =>
  now.length > 0 && written(before).join() === written(now).join();
