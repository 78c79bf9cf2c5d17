import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/**
 * A name for this process among those that may be elected; no two are alike. The process has one for all that it
 * stands for, since leases of one holder are renewed with one write.
 */
export const processName = (): string => `${hostname()}:${process.pid}:${randomBytes(3).toString("hex")}`;
