const AWAY = "could not be sent. Check the connection, or sign in again in another tab, and try again.";

/**
 * Sends one photo and tells how far it is, from 0 to 1. Answers with what is wrong with it, as a sentence; null where
 * it was added.
 */
export function sendPhoto(address: string, file: File, onPart: (part: number) => void): Promise<string | null> {
  const form = new FormData();
  const away = `${file.name} ${AWAY}`;
  form.set("intent", "add");
  form.set("photos", file);
  return new Promise((done) => {
    // The browser's newer way to send tells nothing of the progress.
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as { readonly problems?: readonly string[] } | null;
      done(answer?.problems ? (answer.problems[0] ?? null) : away);
    };
    request.onerror = () => done(away);
    request.ontimeout = () => done(away);
    request.send(form);
  });
}
