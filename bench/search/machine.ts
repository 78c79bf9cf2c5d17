import { cpus, totalmem } from "node:os";

export interface Machine {
  readonly cores: number;
  readonly model: string;
  readonly gigabytes: number;
  readonly node: string;
  readonly platform: string;
}

/** A description of the machine for the report, without the name of the machine or its owner. */
export function machine(): Machine {
  const cores = cpus();
  return {
    cores: cores.length,
    model: cores[0]?.model.trim() || "unknown processor",
    gigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
  };
}

export const sayMachine = ({ cores, model, gigabytes, node, platform }: Machine): string =>
  `${cores} cores (${model}), ${gigabytes} GB of memory, ${platform}, Node ${node}`;
