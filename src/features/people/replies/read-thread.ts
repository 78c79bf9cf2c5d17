import { parentPort, workerData } from "node:worker_threads";
import { readReturnedMail } from "./read-mail.ts";

/** The worker thread of `readMailApart`: reads the one mail that it was started with. */
parentPort?.postMessage(await readReturnedMail(workerData as Uint8Array));
