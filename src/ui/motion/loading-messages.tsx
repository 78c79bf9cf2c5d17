import { useEffect, useState } from "react";

/** For how long each message stands (NAV-031). */
export const LOADING_MESSAGE_MS = 5_000;

/** Which message shows after so many milliseconds of waiting: each for five seconds, then again from the first. */
export const messageAfter = (messages: readonly string[], waitedMs: number): string =>
  messages[Math.floor(waitedMs / LOADING_MESSAGE_MS) % messages.length] ?? "";

/** Texts that take turns during a long wait (NAV-031), each announced. */
export function LoadingMessages({
  messages,
  className,
}: {
  readonly messages: readonly string[];
  readonly className?: string;
}) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), LOADING_MESSAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" className={className}>
      {messageAfter(messages, turn * LOADING_MESSAGE_MS)}
    </span>
  );
}
