import { type ChangeEvent, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useBeforeUnload, useRevalidator } from "react-router";
import { NOTHING_QUEUED, PhotoQueue } from "./photo-queue.ts";

/** What is on its way outlives its page: whoever opens another one and comes back finds it here. */
const queues = new Map<string, PhotoQueue>();

function queueOf(address: string): PhotoQueue {
  const queue = queues.get(address) ?? new PhotoQueue(address);
  // On the server nobody sends anything.
  if (typeof window !== "undefined") queues.set(address, queue);
  return queue;
}

/** The photos that are sent to this address, and what can be done with them. */
export function useSending(address: string) {
  const [queue] = useState(() => queueOf(address));
  const { files, there, stopped } = useSyncExternalStore(queue.follow, queue.queued, () => NOTHING_QUEUED);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    queue.onChange = () => void revalidate();
  }, [queue, revalidate]);
  useEffect(() => {
    const back = () => void queue.goOn();
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, [queue]);
  const waiting = files.filter(({ problem }) => problem === null);
  useWarning(waiting.length > 0);
  return {
    waiting,
    refused: files.filter(({ problem }) => problem !== null),
    there,
    stopped,
    goOn: queue.goOn,
    again: queue.again,
    choose: (event: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(event.target.files ?? [])];
      event.target.value = "";
      queue.send(chosen);
    },
  };
}

/** Asks before the page is closed while photos are on the way. */
function useWarning(isNeeded: boolean): void {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isNeeded) event.preventDefault();
      },
      [isNeeded],
    ),
  );
}
