import { parentPort, workerData } from "node:worker_threads";
import { readReturnedMail } from "./read-mail.ts";

/** What runs in the thread of `readMailApart`: it reads the one mail that it was begun with. */
parentPort?.postMessage(await readReturnedMail(workerData as Uint8Array));
