import type { ActionName } from "../features/staff/ability.ts";

/** A page or endpoint of the desk: who may open it, and who may submit each of its forms. */
interface Door {
  /** Its path below `/desk/`, as in the table of routes. */
  readonly path: string;
  /** The action that opening it requires; null for pages open to anybody, such as the sign-in. */
  readonly read: ActionName | null;
  /** The action that each of its forms requires, by the form's `intent` field; null for anybody. */
  readonly posts: Readonly<Record<string, ActionName | null>>;
}

/**
 * Every page and endpoint of the desk. `enter` and `enterWith` check only this table, so a page that is missing here
 * cannot be opened and a form that is missing cannot be submitted. A test tries each with every role and without a
 * sign-in.
 */
export const DOORS = {
  home: { path: "", read: "own.account", posts: {} },
  // Finds only the people, cars and payments that the user may see.
  find: { path: "find", read: "own.account", posts: {} },
  signIn: { path: "sign-in", read: null, posts: { "ask for a link": null } },
  signInLink: { path: "sign-in/link", read: null, posts: { "use the link": null } },
  signInPasskey: { path: "sign-in/passkey", read: null, posts: { begin: null, end: null } },
  account: {
    path: "account",
    read: "own.account",
    posts: {
      "sign out": "own.account",
      "end session": "own.account",
      "end all sessions": "own.account",
      "take passkey off": "own.passkeys",
      "save channels": "own.account",
    },
  },
  passkey: {
    path: "account/passkey",
    read: "own.account",
    posts: {
      "begin to add": "own.account",
      add: "own.account",
      "begin to confirm": "own.account",
      confirm: "own.account",
    },
  },
  leads: { path: "leads", read: "leads.read", posts: {} },
  thread: {
    path: "leads/:person",
    read: "leads.read",
    posts: {
      answer: "leads.answer",
      text: "leads.answer",
      "text again": "leads.answer",
      template: "leads.answer",
      draft: "leads.answer",
      note: "leads.answer",
      assign: "leads.assign",
      state: "leads.answer",
      snooze: "leads.answer",
      remind: "leads.answer",
      "end reminder": "leads.answer",
      "put reminder off": "leads.answer",
      merge: "leads.merge",
      "not the same": "leads.merge",
      split: "leads.merge",
    },
  },
  // Text written while offline, which the browser submits once it is back online.
  waiting: {
    path: "leads/:person/waiting",
    read: "leads.answer",
    posts: { answer: "leads.answer", text: "leads.answer", note: "leads.answer" },
  },
  erase: { path: "leads/:person/erase", read: "leads.erase", posts: { erase: "leads.erase" } },
  leadsExport: { path: "leads/export", read: "leads.export", posts: {} },
  leadsFile: { path: "leads/export.csv", read: "leads.export", posts: {} },
  consents: {
    path: "consents",
    read: "consents.read",
    posts: { add: "consents.edit", lift: "consents.edit" },
  },
  // Staff who may read an enquiry may also download it; a file of many people requires a passkey.
  enquiryAdf: { path: "leads/:person/adf/:lead", read: "leads.read", posts: {} },
  offeredCars: { path: "leads/:person/cars", read: "leads.answer", posts: {} },
  templates: {
    path: "templates",
    read: "leads.answer",
    posts: { save: "templates.edit", remove: "templates.edit", signature: "leads.answer" },
  },
  claim: { path: "claim/:person", read: "leads.read", posts: { claim: "leads.answer" } },
  offers: { path: "offers", read: null, posts: {} },
  shifts: {
    path: "shifts",
    read: "shifts.read",
    posts: { add: "shifts.edit", remove: "shifts.edit", day: "shifts.edit", "own day": "shifts.away" },
  },
  routing: { path: "routing", read: "routes.read", posts: { save: "routes.edit", "hand back": "routes.edit" } },
  deliveries: { path: "deliveries", read: "leads.retry", posts: { "try again": "leads.retry" } },
  push: { path: "account/push", read: "own.account", posts: { add: "own.account", remove: "own.account" } },
  stock: { path: "stock", read: "stock.read", posts: {} },
  newCar: { path: "stock/new", read: "stock.add", posts: { "look up": "stock.add", add: "stock.add" } },
  severalCars: { path: "stock/several", read: "stock.edit", posts: { change: "stock.edit" } },
  car: {
    path: "stock/:car",
    read: "stock.read",
    posts: {
      save: "stock.edit",
      "hand back": "stock.edit",
      undo: "stock.edit",
      "plan price": "stock.edit",
      "take plan back": "stock.edit",
      "end price": "stock.edit",
    },
  },
  diary: { path: "diary", read: "diary.read", posts: {} },
  diaryBook: { path: "diary/book", read: "diary.book", posts: { book: "diary.book" } },
  diaryHours: {
    path: "diary/hours",
    read: "diary.read",
    posts: {
      say: "diary.settings",
      "follow the file": "diary.settings",
      "renew the address": "diary.settings",
      "take the address back": "diary.settings",
    },
  },
  // Requested by calendar programs, which have nothing but the secret in the address.
  diaryFeed: { path: "diary/calendar/:feed", read: null, posts: {} },
  booking: {
    path: "diary/:booking",
    read: "diary.read",
    posts: { move: "diary.book", cancelled: "diary.book", done: "diary.book", "no-show": "diary.book" },
  },
  photos: {
    path: "stock/:car/photos",
    read: "stock.read",
    posts: {
      add: "stock.edit",
      move: "stock.edit",
      turn: "stock.edit",
      trim: "stock.edit",
      remove: "stock.edit",
      "hand back": "stock.edit",
      undo: "stock.edit",
    },
  },
  photoFile: { path: "stock/:car/photos/file", read: "stock.read", posts: { add: "stock.edit" } },
  windscreenCard: { path: "stock/:car/card", read: "stock.read", posts: {} },
  feeds: { path: "feeds", read: "feeds.read", posts: {} },
  upload: { path: "feeds/upload", read: "feeds.run", posts: { keep: "feeds.run" } },
  uploaded: {
    path: "feeds/upload/:upload",
    read: "feeds.run",
    posts: { read: "feeds.run", look: "feeds.run", swap: "feeds.run", forget: "feeds.run", import: "feeds.run" },
  },
  uploadedRefused: { path: "feeds/upload/:upload/refused", read: "feeds.run", posts: {} },
  runRefused: { path: "feeds/:run/refused", read: "feeds.read", posts: {} },
  run: {
    path: "feeds/:run",
    read: "feeds.read",
    posts: { release: "feeds.run", drop: "feeds.run", undo: "feeds.run" },
  },
  money: { path: "money", read: "money.read", posts: { extend: "money.hold", release: "money.hold" } },
  payment: {
    path: "money/:payment",
    read: "money.read",
    posts: {
      refund: "money.refund",
      "ask again": "money.refund",
      extend: "money.hold",
      release: "money.hold",
    },
  },
  books: { path: "money/books", read: "money.export", posts: {} },
  booksFile: { path: "money/books.csv", read: "money.export", posts: {} },
  staff: { path: "staff", read: "staff.read", posts: { invite: "staff.manage", revoke: "staff.manage" } },
} as const satisfies Readonly<Record<string, Door>>;

export type DoorName = keyof typeof DOORS;
export type Intent<Name extends DoorName> = keyof (typeof DOORS)[Name]["posts"] & string;
