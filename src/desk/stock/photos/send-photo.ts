/** The largest photo that the desk takes, in bytes; the page refuses a larger one before a phone uploads it in vain. */
const LARGEST = 20 * 1024 * 1024;

/**
 * The outcome of uploading a photo. `refused`: there is a problem with this photo, and the next one follows. `stopped`:
 * nothing can be uploaded just now, neither this one nor the next.
 */
export type Sent =
  | { readonly kind: "added" }
  /** The car already had it. */
  | { readonly kind: "there" }
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "stopped"; readonly why: string; readonly mayPass: boolean };

const AWAY: Sent = { kind: "stopped", why: "The desk could not be reached. Check the connection.", mayPass: true };
const SIGNED_OUT: Sent = {
  kind: "stopped",
  why: "You are signed out. Sign in again in another tab, then go on here.",
  mayPass: false,
};

/** Uploads one photo and reports progress from 0 to 1. */
export function sendPhoto(address: string, file: File, onPart: (part: number) => void): Promise<Sent> {
  if (file.size > LARGEST) return Promise.resolve(refused(file, "It is larger than 20 MB."));
  const form = new FormData();
  form.set("intent", "add");
  form.set("photos", file);
  return new Promise((done) => {
    // `fetch` cannot report the progress of an upload.
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => done(outcome(file, request.status, request.response as Answer | null));
    request.onerror = () => done(AWAY);
    request.ontimeout = () => done(AWAY);
    request.send(form);
  });
}

interface Answer {
  readonly problems?: readonly string[];
  readonly there?: readonly string[];
}

function outcome(file: File, status: number, answer: Answer | null): Sent {
  if (answer?.problems) {
    const [problem] = answer.problems;
    if (problem !== undefined) return { kind: "refused", problem };
    return { kind: answer.there?.length ? "there" : "added" };
  }
  if (status === 429) {
    return { kind: "stopped", why: "These are many photos. The others can be sent in an hour.", mayPass: false };
  }
  if (status === 408 || status >= 500) return AWAY;
  // A signed-out user is redirected to the sign-in page, which is not an answer from the endpoint.
  if (status === 401 || status < 400) return SIGNED_OUT;
  if (status === 403) return refused(file, "You may not change this car.");
  return refused(file, status === 413 ? "It is larger than 20 MB." : "It could not be taken.");
}

const refused = (file: File, why: string): Sent => ({ kind: "refused", problem: `${file.name}: ${why}` });
