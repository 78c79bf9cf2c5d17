import { randomBytes } from "node:crypto";
import { hostname } from "node:os";

/**
 * A unique name for this process among the candidates for election. The process uses one name for all its candidacies,
 * because leases of one holder are renewed with one write.
 */
export const processName = (): string => `${hostname()}:${process.pid}:${randomBytes(3).toString("hex")}`;
