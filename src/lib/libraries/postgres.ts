import { whenUsed } from "./when-used.ts";

/** The PostgreSQL client, which a server with the embedded database never loads. */
export const postgres = whenUsed<typeof import("pg")["default"]>("pg");
