import { join } from "node:path";
import type { Env } from "../../env.ts";
import { demoProcessor } from "../../services/payments/demo.ts";

export { DEMO_PROCESSOR } from "../../services/payments/port.ts";

/** The demo's payment processor, which stores its books in the data folder. */
export const openDemoTill = ({ dataDir }: Pick<Env, "dataDir">) =>
  demoProcessor({ dir: join(dataDir, "demo-payments") });
