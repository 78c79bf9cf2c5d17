import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // A dozen routes are told at once: asking for them link by link would cost a request for every change of results.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
