/** Everything that can go wrong between a request and its page. */
export type ErrorKind =
  | "bad-address"
  | "malformed-body"
  | "excessive-body"
  | "malformed-form"
  | "no-form"
  | "not-a-form"
  | "not-json"
  | "wrong-method"
  | "bad-picture"
  | "foreign-origin"
  | "plain-http"
  | "signed-out"
  | "not-found"
  | "unknown-host"
  | "too-slow"
  | "other-file"
  | "no-such-part"
  | "too-large"
  | "compressed-body"
  | "broken-picture"
  | "too-many-posts"
  | "failed"
  | "source-failed"
  | "busy"
  | "away"
  | "restarting";

interface ErrorAnswer {
  readonly status: number;
  readonly heading: string;
  /** What the shopper, or the calling program, can do about it. */
  readonly sentence: string;
}

/** The one table from an error to its answer. */
export const ERRORS: Readonly<Record<ErrorKind, ErrorAnswer>> = {
  "bad-address": {
    status: 400,
    heading: "That address is not well formed",
    sentence: "Check the address, or start again from the home page.",
  },
  "malformed-body": {
    status: 400,
    heading: "That could not be read",
    sentence: "The request's body is not well-formed JSON.",
  },
  "excessive-body": {
    status: 400,
    heading: "That could not be read",
    sentence: "The request's body holds more, or nests deeper, than any call here takes.",
  },
  "malformed-form": {
    status: 400,
    heading: "That form could not be read",
    sentence: "Please send it again from this website's own page.",
  },
  "no-form": {
    status: 400,
    heading: "Nothing was sent",
    sentence: "Please fill in the form on this website's own page, and send that.",
  },
  "bad-picture": {
    status: 400,
    heading: "That picture cannot be made",
    sentence: "The picture's address asks for something this website does not make.",
  },
  "foreign-origin": {
    status: 403,
    heading: "That form came from another website",
    sentence: "Please send it from this website's own page.",
  },
  "plain-http": {
    status: 403,
    heading: "That was sent without encryption",
    sentence: "Please open this website's https:// address and send it from there.",
  },
  "signed-out": {
    status: 401,
    heading: "You are signed out",
    sentence: "Sign in again, in another tab if you like, and then send it once more.",
  },
  "not-found": {
    status: 404,
    heading: "Nothing is here",
    sentence: "There is nothing at this address. Start again from the home page.",
  },
  "unknown-host": {
    status: 404,
    heading: "No website is here",
    sentence: "No dealership's website is published under this name. Check how the address is spelt.",
  },
  "wrong-method": {
    status: 405,
    heading: "Nothing can be sent here",
    sentence: "This address can be looked at, and takes nothing of this kind.",
  },
  "too-slow": {
    status: 408,
    heading: "That took too long",
    sentence: "The connection is too slow at the moment. Please try again, or send a smaller picture.",
  },
  "other-file": {
    status: 412,
    heading: "The file has changed",
    sentence: "Another file is here by now. Please load it from its beginning.",
  },
  "no-such-part": {
    status: 416,
    heading: "The file is shorter",
    sentence: "The file ends before that. Please load it from its beginning.",
  },
  "too-large": {
    status: 413,
    heading: "That is more than can be sent at once",
    sentence: "Please keep it under 100 kB; a shorter message will get through.",
  },
  "not-a-form": {
    status: 415,
    heading: "That is no form",
    sentence: "This address takes a form, as a page sends it.",
  },
  "not-json": {
    status: 415,
    heading: "That could not be read",
    sentence: "This address takes JSON, sent with the Content-Type application/json.",
  },
  "compressed-body": {
    status: 415,
    heading: "That could not be read",
    sentence: "Please send the request's body uncompressed.",
  },
  "broken-picture": {
    status: 422,
    heading: "That picture is broken",
    sentence: "The picture's file is damaged, or is no JPEG, PNG, GIF, WebP or AVIF picture.",
  },
  "too-many-posts": {
    status: 429,
    heading: "That is a lot of messages at once",
    sentence: "Please wait a minute, then send it again.",
  },
  failed: {
    status: 500,
    heading: "Something went wrong on our side",
    sentence: "The page could not be made. Please try again in a moment.",
  },
  "source-failed": {
    status: 502,
    heading: "The picture did not come",
    sentence: "The picture's own server did not send it.",
  },
  busy: {
    status: 503,
    heading: "Too much is asked at once",
    sentence: "Please try again in a moment.",
  },
  away: {
    status: 503,
    heading: "Back in a moment",
    sentence: "We cannot reach our stock just now. Nothing you did is lost: please try again in a minute.",
  },
  restarting: {
    status: 503,
    heading: "The website is restarting",
    sentence: "Please try again in a moment.",
  },
};
