import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/** A name for this process among those that may be elected; no two are alike. */
export const processName = (): string => `${hostname()}:${process.pid}:${randomBytes(3).toString("hex")}`;
