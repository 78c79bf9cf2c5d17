import { execFileSync } from "node:child_process";

/**
 * Disks that are full or read-only for one command and its children only, by Linux's mount namespaces, because no test
 * may change the whole machine. They disappear with the command's last process.
 */
export interface PrivateMounts {
  /** A prefix for a command that first runs `script`, a piece of shell that mounts. */
  readonly under: (script: string) => readonly string[];
}

/** Available to root, and to anyone where the machine allows user namespaces; null elsewhere. */
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

/** The reason for skipping a test that needs them. */
export const NO_PRIVATE_MOUNTS = "this machine lets nobody but its root mount a disk, and root only sometimes";

export const readOnly = (path: string): string =>
  `mount --bind "${path}" "${path}"; mount -o remount,ro,bind "${path}"`;
export const smallDisk = (folder: string, kilobytes: number): string =>
  `mount -t tmpfs -o size=${kilobytes}k tmpfs "${folder}"`;
