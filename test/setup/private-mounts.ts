import { execFileSync } from "node:child_process";

/**
 * Disks as no test may make them for the whole machine (full, read-only), seen by one command and its children only:
 * Linux's mount namespaces. They go with the command's last process.
 */
export interface PrivateMounts {
  /** Runs a command after `script`, a piece of shell that mounts: put it before the command. */
  readonly under: (script: string) => readonly string[];
}

/** Root may, and so may anyone where the machine lets users have namespaces of their own; null elsewhere. */
export function privateMounts(): PrivateMounts | null {
  const unshare = ["unshare", process.getuid?.() === 0 ? "-m" : "-rm"];
  const under = (script: string) => [...unshare, "sh", "-c", `set -e; ${script}; exec "$@"`, "sh"];
  try {
    const [program = "", ...args] = under("mount -t tmpfs tmpfs /mnt");
    execFileSync(program, [...args, "true"], { stdio: "ignore" });
    return { under };
  } catch {
    return null;
  }
}

/** Why a test that needs them is left out. */
export const NO_PRIVATE_MOUNTS = "this machine lets nobody but its root mount a disk, and root only sometimes";

export const readOnly = (path: string): string =>
  `mount --bind "${path}" "${path}"; mount -o remount,ro,bind "${path}"`;
export const smallDisk = (folder: string, kilobytes: number): string =>
  `mount -t tmpfs -o size=${kilobytes}k tmpfs "${folder}"`;
