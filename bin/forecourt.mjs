#!/usr/bin/env node
// The `forecourt` command: the operator's commands, on the project's own Node. `forecourt --help` lists them.
process.argv.splice(2, 0, "forecourt");
await import("../scripts/launch.mjs");
