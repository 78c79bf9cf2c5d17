/** Bytes of the largest photo that the desk takes; the page refuses a larger one before a phone sends it in vain. */
const LARGEST = 20 * 1024 * 1024;

/**
 * What became of a photo that was sent. `refused`: it is named with what is wrong with it, and the next one's turn has
 * come. `stopped`: nothing can be sent just now, neither this one nor the next.
 */
export type Sent =
  | { readonly kind: "added" }
  /** The car had it already. */
  | { readonly kind: "there" }
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "stopped"; readonly why: string; readonly mayPass: boolean };

const AWAY: Sent = { kind: "stopped", why: "The desk could not be reached. Check the connection.", mayPass: true };
const SIGNED_OUT: Sent = {
  kind: "stopped",
  why: "You are signed out. Sign in again in another tab, then go on here.",
  mayPass: false,
};

/** Sends one photo and tells how far it is, from 0 to 1. */
export function sendPhoto(address: string, file: File, onPart: (part: number) => void): Promise<Sent> {
  if (file.size > LARGEST) return Promise.resolve(refused(file, "It is larger than 20 MB."));
  const form = new FormData();
  form.set("intent", "add");
  form.set("photos", file);
  return new Promise((done) => {
    // The browser's newer way to send tells nothing of the progress.
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
  // Whoever is signed out is led to the sign-in, which is a page and no answer.
  if (status === 401 || status < 400) return SIGNED_OUT;
  if (status === 403) return refused(file, "You may not change this car.");
  return refused(file, status === 413 ? "It is larger than 20 MB." : "It could not be taken.");
}

const refused = (file: File, why: string): Sent => ({ kind: "refused", problem: `${file.name}: ${why}` });
