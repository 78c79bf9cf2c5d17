import { type ChangeEvent, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useBeforeUnload, useRevalidator } from "react-router";
import { NOTHING_QUEUED, PhotoQueue } from "./photo-queue.ts";

/** Uploads continue after their page is left, and are shown again when the user comes back. */
const queues = new Map<string, PhotoQueue>();

function queueOf(address: string): PhotoQueue {
  const queue = queues.get(address) ?? new PhotoQueue(address);
  // Nothing is uploaded on the server.
  if (typeof window !== "undefined") queues.set(address, queue);
  return queue;
}

/** The uploads to this address, and their actions. */
export function useSending(address: string) {
  const [queue] = useState(() => queueOf(address));
  const { files, there, stopped } = useSyncExternalStore(queue.follow, queue.queued, () => NOTHING_QUEUED);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    queue.onChange = () => void revalidate();
  }, [queue, revalidate]);
  useEffect(() => {
    const resume = () => void queue.goOn();
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
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

/** Asks before the page is closed while photos are being uploaded. */
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
