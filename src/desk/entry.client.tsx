import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installWorker } from "./account/device.ts";
import { LINE } from "./line/line.ts";
import { patientFetch } from "./line/patient-fetch.ts";
import { MEMORY } from "./line/tab-memory.tsx";
import { watchLine } from "./line/watch-line.ts";

/** Milliseconds before a failed request for page data is retried. */
const PAUSE = 500;

const ask = fetch.bind(globalThis);
const isOn = () => navigator.onLine;
globalThis.fetch = patientFetch({ ask, isOn, line: LINE, recall: MEMORY.recall, heard: MEMORY.heard, pause: PAUSE });
watchLine(LINE, ask);
installWorker();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
