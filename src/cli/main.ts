import { Command } from "commander";
import { register as registerDemo } from "./demo.ts";
import { register as registerImport } from "./import.ts";
import { register as registerLeads } from "./leads.ts";
import { register as registerSearch } from "./search.ts";
import { register as registerSites } from "./sites.ts";
import { register as registerStart } from "./start.ts";
import { register as registerStock } from "./stock.ts";
import { register as registerSuppressions } from "./suppressions.ts";

/** The `forecourt` command for operators. Each subject is a file beside this one. */
const program = new Command("forecourt").description(
  "Dealers' websites: serve them, fill them with stock, see their leads.",
);
const subjects = [
  registerStart,
  registerImport,
  registerStock,
  registerSites,
  registerLeads,
  registerSuppressions,
  registerSearch,
  registerDemo,
];
for (const register of subjects) register(program);

await program.parseAsync();
