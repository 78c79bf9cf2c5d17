import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

const FOLDER = "src/services/search/embedded/memory";

/** The search kernels' WebAssembly, compiled from its text format. */
export async function kernelBytes(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const source = readFileSync(`${FOLDER}/kernels.wat`, "utf8");
  const module = parseWat("kernels.wat", source, { simd: true, threads: true, bulk_memory: true });
  return module.toBinary({}).buffer;
}

/** Writes it as a module, which works both beside the source and in a bundle. */
if (import.meta.main) {
  const base64 = Buffer.from(await kernelBytes()).toString("base64");
  writeFileSync(
    `${FOLDER}/kernels.generated.ts`,
    `// Made from kernels.wat by scripts/generate/kernels.ts.\nexport const KERNELS_BASE64 =\n  "${base64}";\n`,
  );
}
