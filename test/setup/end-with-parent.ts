import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";

/**
 * Ends a process once this one is gone, however that was ended, and removes its folder: a run of tests that is broken
 * off would leave its servers running.
 */
export function endWithParent(child: ChildProcess, folder: string | null = null): void {
  const ending = `read -r _; kill ${child.pid}; for _ in $(seq 100); do kill -0 ${child.pid} 2>/dev/null || break; sleep 0.1; done; rm -rf "$1"`;
  const watcher = spawn("sh", ["-c", ending, "sh", folder ?? ""], {
    // A signal to the run's processes shall not end it before it has seen that this one is gone.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  child.once("exit", () => watcher.kill("SIGKILL"));
}
