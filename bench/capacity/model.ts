/** One measurement of a number of processes under a load. */
export interface Point {
  readonly processes: number;
  readonly dealers: number;
  readonly cars: number;
  readonly seconds: number;
  readonly visits: number;
  readonly leads: number;
  /** Pages that were rendered, and pages that were kept from before. */
  readonly rendered: number;
  readonly kept: number;
  /** Seconds of processor that all servers took, and the database. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  /** Megabytes of one server before the load: all that it holds, and what of it are objects and buffers. */
  readonly memoryMb: number;
  readonly objectsMb: number;
  readonly databaseMb: number;
  /** Bytes of the answers, compressed, without pictures. */
  readonly bytes: number;
}

/** What a thing costs, fitted to measurements. */
export interface Coefficients {
  /** Seconds of processor: for a rendered page, for a kept one, and for a process that serves nothing, a second. */
  readonly renderedCpu: number;
  readonly keptCpu: number;
  readonly idleCpu: number;
  readonly databaseCpuPerPage: number;
  readonly baseMb: number;
  readonly mbPerThousandCars: number;
  readonly databaseBaseMb: number;
  readonly databaseMbPerThousandCars: number;
  readonly kilobytesPerVisit: number;
}

/** The coefficients that fit the points best, by least squares, none below nothing. */
export function fitted(points: readonly Point[]): Coefficients {
  // Relative to what was measured, so that a small point counts as much as a large one.
  const cpu = leastSquares(
    points.map(({ rendered, kept, processes, seconds, serverCpu }) =>
      [rendered, kept, processes * seconds].map((one) => one / serverCpu),
    ),
    points.map(() => 1),
  );
  // What a process holds in all varies by more than some thousand cars weigh; its objects do not.
  const { slope } = line(points.map(({ cars, objectsMb }) => [cars / 1_000, objectsMb]));
  const bases = points.map(({ cars, memoryMb }) => memoryMb - (slope * cars) / 1_000);
  const database = line(points.map(({ cars, databaseMb }) => [cars / 1_000, databaseMb]));
  return {
    renderedCpu: cpu[0] ?? 0,
    keptCpu: cpu[1] ?? 0,
    idleCpu: cpu[2] ?? 0,
    databaseCpuPerPage: total(points, "databaseCpu") / (total(points, "rendered") + total(points, "kept")),
    baseMb: bases.reduce((sum, one) => sum + one, 0) / bases.length,
    mbPerThousandCars: slope,
    databaseBaseMb: database.base,
    databaseMbPerThousandCars: database.slope,
    kilobytesPerVisit: total(points, "bytes") / 1_000 / total(points, "visits"),
  };
}

/** Seconds of processor that the servers of a point should have taken. */
export const predictedCpu = (by: Coefficients, { rendered, kept, processes, seconds }: Point): number =>
  by.renderedCpu * rendered + by.keptCpu * kept + by.idleCpu * processes * seconds;

/** What is assumed, and not measured, of an installation. */
export interface Assumed {
  readonly dealers: number;
  readonly carsEach: number;
  readonly visitsEachADay: number;
  readonly pagesAVisit: number;
  readonly leadsAVisit: number;
  /** Part of a day's visits in its busiest hour. */
  readonly busiestHour: number;
  /** Part of the pages that are kept from before. */
  readonly keptShare: number;
  /** Part of a processor that may be used in the busiest hour. */
  readonly use: number;
  /** Most cars in one process's index, and megabytes of its cached pages. */
  readonly mostCars: number;
  readonly pageCacheMb: number;
  readonly photosACar: number;
  readonly kilobytesAPhoto: number;
  readonly kilobytesOfPicturesAPage: number;
  readonly kilobytesALead: number;
}

export interface Needs {
  readonly visitsASecond: number;
  /** Processors of servers and of the database in the busiest hour. */
  readonly cores: number;
  readonly databaseCores: number;
  readonly processes: number;
  readonly megabytesAProcess: number;
  readonly databaseGb: number;
  /** Gigabytes a day without pictures, and of pictures. */
  readonly egressGb: number;
  readonly pictureEgressGb: number;
  readonly pictureStoreGb: number;
}

/** What an installation needs. A process uses one processor; a second one is there so that one may end. */
export function needsOf(by: Coefficients, assumed: Assumed): Needs {
  const { dealers, keptShare, pagesAVisit, use } = assumed;
  const cars = dealers * assumed.carsEach;
  const visitsADay = dealers * assumed.visitsEachADay;
  const visitsASecond = (visitsADay * assumed.busiestHour) / 3_600;
  const page = by.renderedCpu * (1 - keptShare) + by.keptCpu * keptShare;
  const forPages = visitsASecond * pagesAVisit * page;
  const processes = Math.max(2, Math.ceil(forPages / Math.max(0.05, use - by.idleCpu)));
  const leadsAYear = visitsADay * assumed.leadsAVisit * 365;
  return {
    visitsASecond,
    cores: forPages + processes * by.idleCpu,
    databaseCores: visitsASecond * pagesAVisit * by.databaseCpuPerPage,
    processes,
    megabytesAProcess:
      by.baseMb + (by.mbPerThousandCars * Math.min(cars, assumed.mostCars)) / 1_000 + assumed.pageCacheMb,
    databaseGb:
      (by.databaseBaseMb + (by.databaseMbPerThousandCars * cars) / 1_000) / 1_000 +
      (leadsAYear * assumed.kilobytesALead) / 1e6,
    egressGb: (visitsADay * by.kilobytesPerVisit) / 1e6,
    pictureEgressGb: (visitsADay * pagesAVisit * assumed.kilobytesOfPicturesAPage) / 1e6,
    pictureStoreGb: (cars * assumed.photosACar * assumed.kilobytesAPhoto) / 1e6,
  };
}

type Total = "databaseCpu" | "rendered" | "kept" | "bytes" | "visits";
const total = (points: readonly Point[], of: Total): number => points.reduce((sum, point) => sum + point[of], 0);

function line(points: readonly (readonly [number, number])[]): { base: number; slope: number } {
  const [base = 0, slope = 0] = leastSquares(
    points.map(([x]) => [1, x]),
    points.map(([, y]) => y),
  );
  return { base, slope };
}

/**
 * The factors of the columns that come closest to the results, none below nothing: a column whose factor would be is
 * left out.
 */
export function leastSquares(rows: readonly (readonly number[])[], results: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  let columns = Array.from({ length: width }, (_, column) => column);
  for (;;) {
    const factors = solve(
      columns.map((one) => columns.map((other) => rows.reduce((sum, row) => sum + at(row, one) * at(row, other), 0))),
      columns.map((one) => rows.reduce((sum, row, index) => sum + at(row, one) * at(results, index), 0)),
    );
    const worst = factors.indexOf(Math.min(...factors));
    if (columns.length === 0 || at(factors, worst) >= 0) {
      return Array.from({ length: width }, (_, column) => at(factors, columns.indexOf(column)));
    }
    columns = columns.filter((_, index) => index !== worst);
  }
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/** Solves equations by elimination. */
function solve(matrix: readonly (readonly number[])[], results: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, at(results, index)]);
  for (const [column, pivot] of rows.entries()) {
    const largest = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(at(row, column)) > Math.abs(at(best, column)) ? row : best), pivot);
    const index = rows.indexOf(largest);
    [rows[column], rows[index]] = [largest, pivot];
    for (const [other, row] of rows.entries()) {
      if (other === column || at(largest, column) === 0) continue;
      const factor = at(row, column) / at(largest, column);
      rows[other] = row.map((value, place) => value - factor * at(largest, place));
    }
  }
  return rows.map((row, index) => (at(row, index) === 0 ? 0 : at(row, rows.length) / at(row, index)));
}
