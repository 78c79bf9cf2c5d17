import { formatFigure } from "../../lib/words/format.ts";

/** Where progress is printed, and the clock that paces it. */
export interface ProgressOutlet {
  readonly isTTY: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds. */
  readonly clock: () => number;
}

const STDOUT: ProgressOutlet = {
  isTTY: process.stdout.isTTY === true,
  write: (text) => void process.stdout.write(text),
  clock: () => performance.now(),
};

/** Milliseconds between two lines; shorter work prints none. */
const BETWEEN_LINES = 1_000;

const number = (value: number) => formatFigure(value);

/**
 * Prints how many of a total are done: on a terminal as one line that counts up, elsewhere (a log) as a line per
 * further tenth, at most one a second.
 */
export function progress(begunAt = 0, { isTTY, write, clock }: ProgressOutlet = STDOUT) {
  let reported = begunAt;
  let reportedAt = clock();
  return (done: number, total: number): void => {
    if (isTTY) {
      write(`\r  ${number(done)} of ${number(total)}${done >= total ? "\n" : ""}`);
      return;
    }
    const tenthOf = (vehicles: number) => Math.floor((vehicles / total) * 10);
    if (tenthOf(done) === tenthOf(reported) || clock() - reportedAt < BETWEEN_LINES) return;
    reported = done;
    reportedAt = clock();
    write(`forecourt: ${number(done)} of ${number(total)} demo vehicles\n`);
  };
}
