import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { LINE } from "../../line/line.ts";
import { useLine } from "../../line/use-line.ts";
import { Note } from "../../parts/note.tsx";
import { sendWaiting } from "./send-waiting.ts";
import { useWaiting, type Waiting } from "./waiting.ts";

/** Milliseconds until unsent messages are tried again. */
const AGAIN_MS = 15_000;

/** Sends waiting messages as soon as there is a connection, and shows on every page which ones the server refused. */
export function WaitingPost({ by }: { readonly by: number }) {
  const waiting = useWaiting(by);
  const isThere = useLine().since === null;
  const [tries, setTries] = useState(0);
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const isDue = isThere && waiting.some(({ problem }) => problem === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that came to nothing is followed by another one
  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void sendWaiting(by).then((result) => {
      if (result === "done") void latest.current();
      // The connection watcher reports when the connection is back.
      else if (result === "away") LINE.lose();
      else timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
    });
    return () => clearTimeout(timer);
  }, [isDue, by, tries]);
  const stopped = waiting.filter(({ problem }) => problem !== null);
  const { pathname } = useLocation();
  const elsewhere = stopped.filter(({ person }) => pathname !== `/leads/${person}`);
  return elsewhere.length === 0 ? null : (
    <Note kind="late">
      {elsewhere.map((one) => (
        <p key={one.key}>
          {titleOf(one)} was not sent.{" "}
          <Link className="link" to={`/leads/${one.person}`}>
            See why
          </Link>
        </p>
      ))}
    </Note>
  );
}

const titleOf = ({ writing, name }: Waiting) =>
  writing === "note" ? `Your note on ${name}` : `Your answer to ${name}`;
