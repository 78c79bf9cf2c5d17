import { Command } from "commander";
import { WRONGLY_CALLED } from "./failure.ts";

/** The `forecourt` command without its subjects. What it cannot parse ends the process as a wrong call. */
export const forecourtProgram = (): Command =>
  new Command("forecourt")
    .description("Dealers' websites: serve them, fill them with stock, see their leads.")
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONGLY_CALLED));
