import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { MOST_PHOTOS, mayBePhoto, PHOTO_REFUSED, TOO_MANY_PHOTOS } from "../photo-rules.ts";
import type { TradeInView } from "../trade-in-view.ts";

/** A photo that is being uploaded, or failed. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Object URL of the picture in this browser. */
  readonly preview: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly problem: string | null;
  /** The photo's id once the server has stored it. */
  readonly uid: string | null;
}

type Change = (key: number, change: Partial<Upload>) => void;
const LOST = "This photo did not get through. Please try again.";

/** Number of simultaneous uploads; the others wait. */
const AT_ONCE = 2;

/** One request per photo (TRADE-025), with progress; `ended` is called at its end, successful or not. */
function send(view: TradeInView, file: File, key: number, change: Change, ended: () => void): XMLHttpRequest {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.set("evalid", view.uid ?? "");
  form.set("file", file);
  request.upload.addEventListener("progress", ({ loaded, total }) => change(key, { progress: loaded / (total || 1) }));
  request.addEventListener("error", () => change(key, { problem: LOST }));
  request.addEventListener("loadend", ended);
  request.addEventListener("load", () => {
    const answer = readAnswer(request.responseText);
    const uid = answer.photo?.uid ?? null;
    change(key, uid ? { progress: 1, uid } : { problem: answer.error ?? LOST });
  });
  request.open("POST", view.uploadTo);
  request.send(form);
  return request;
}

function readAnswer(text: string): { readonly photo?: { readonly uid: string }; readonly error?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Photos that were chosen here and are not in the server's list yet. */
export function usePhotoUploads(view: TradeInView) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const requests = useRef(new Map<number, XMLHttpRequest>());
  const waiting = useRef<{ readonly key: number; readonly file: File }[]>([]);
  const nextKey = useRef(0);
  const { revalidate } = useRevalidator();
  const change: Change = (key, to) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
    if (to.uid) revalidate();
  };
  const sendNext = () => {
    const next = requests.current.size < AT_ONCE ? waiting.current.shift() : undefined;
    if (!next) return;
    const { key, file } = next;
    const ended = () => {
      requests.current.delete(key);
      sendNext();
    };
    requests.current.set(key, send(view, file, key, change, ended));
  };
  const onTheirWay = uploads.filter(({ uid }) => !view.photos.some((photo) => photo.uid === uid));
  useEffect(() => {
    const underWay = requests.current;
    return () => {
      waiting.current = [];
      for (const request of underWay.values()) request.abort();
    };
  }, []);

  const add = (files: readonly File[]) => {
    const sound = onTheirWay.filter((upload) => upload.problem === null).length;
    const free = Math.max(0, MOST_PHOTOS - view.photos.length - sound);
    setProblem(files.length > free ? TOO_MANY_PHOTOS : null);
    for (const file of files.slice(0, free)) {
      const key = nextKey.current++;
      const isAccepted = mayBePhoto(file);
      const preview = URL.createObjectURL(file);
      const upload = { key, name: file.name, size: file.size, preview, progress: 0, uid: null };
      setUploads((all) => [...all, { ...upload, problem: isAccepted ? null : PHOTO_REFUSED }]);
      if (isAccepted) waiting.current.push({ key, file });
    }
    for (let begun = 0; begun < AT_ONCE; begun += 1) sendNext();
  };
  const cancel = (key: number) => {
    waiting.current = waiting.current.filter((one) => one.key !== key);
    requests.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  return { uploads: onTheirWay, problem, add, cancel };
}
