import { useEffect, useState } from "react";

/** Milliseconds for which each message is shown (NAV-031). */
export const LOADING_MESSAGE_MS = 5_000;

/** The message after so many milliseconds of waiting: each for five seconds, then again from the first. */
export const messageAfter = (messages: readonly string[], waitedMs: number): string =>
  messages[Math.floor(waitedMs / LOADING_MESSAGE_MS) % messages.length] ?? "";

/** Texts that alternate during a long wait, each announced to screen readers (NAV-031). */
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
