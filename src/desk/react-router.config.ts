import type { Config } from "@react-router/dev/config";

/** The desk is a second application beside the dealers' sites, so that a shopper never loads a byte of it. */
export default {
  appDirectory: ".",
  buildDirectory: "../../build/desk",
  basename: "/desk/",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
