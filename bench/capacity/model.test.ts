import { expect, test } from "vitest";
import { type Assumed, type Coefficients, fitted, leastSquares, needsOf, type Point, predictedCpu } from "./model.ts";
import { LEADS_A_VISIT, PAGES_A_VISIT, VISITS } from "./visits.ts";

const TRUE = { rendered: 0.012, kept: 0.0006, idle: 0.02 };

function point(processes: number, dealers: number, rendered: number, kept: number): Point {
  const cars = dealers * 200;
  const seconds = 10;
  return {
    processes,
    dealers,
    cars,
    seconds,
    visits: 100,
    leads: 3,
    rendered,
    kept,
    serverCpu: TRUE.rendered * rendered + TRUE.kept * kept + TRUE.idle * processes * seconds,
    databaseCpu: 0.001 * (rendered + kept),
    memoryMb: 180 + 0.01 * cars,
    objectsMb: 60 + 0.01 * cars,
    databaseMb: 12 + 0.004 * cars,
    bytes: 100 * 80_000,
  };
}

test("the fit finds the coefficients of which measurements were made, and foretells a point that it has not seen", () => {
  const by = fitted([point(1, 15, 300, 150), point(1, 60, 380, 70), point(2, 60, 400, 50), point(4, 15, 350, 120)]);
  expect(by.renderedCpu).toBeCloseTo(TRUE.rendered, 6);
  expect(by.keptCpu).toBeCloseTo(TRUE.kept, 6);
  expect(by.idleCpu).toBeCloseTo(TRUE.idle, 6);
  expect([by.baseMb, by.mbPerThousandCars, by.databaseMbPerThousandCars]).toEqual(
    [180, 10, 4].map((value) => expect.closeTo(value, 6)),
  );
  expect(by.kilobytesPerVisit).toBeCloseTo(80, 6);
  const unseen = point(3, 30, 900, 500);
  expect(predictedCpu(by, unseen)).toBeCloseTo(unseen.serverCpu, 6);
});

test("no factor is below nothing, even where noise would make it so", () => {
  expect(
    leastSquares(
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      [1, 3, 5],
    ),
  ).toEqual([expect.closeTo(22 / 14, 6), 0]);
});

test("an installation's needs grow with dealers and visits, and the index of a process only up to its limit", () => {
  const by: Coefficients = {
    renderedCpu: 0.01,
    keptCpu: 0.001,
    idleCpu: 0.02,
    databaseCpuPerPage: 0.001,
    kilobytesPerVisit: 50,
    baseMb: 200,
    mbPerThousandCars: 1,
    databaseBaseMb: 10,
    databaseMbPerThousandCars: 4,
  };
  const assumed: Assumed = {
    ...{ dealers: 1_000, carsEach: 200, visitsEachADay: 360, pagesAVisit: 4, leadsAVisit: 0.01, busiestHour: 0.1 },
    ...{ keptShare: 0.5, use: 0.52, mostCars: 250_000, pageCacheMb: 100, photosACar: 10, kilobytesAPhoto: 100 },
    kilobytesOfPicturesAPage: 100,
    kilobytesALead: 10,
  };
  expect(needsOf(by, assumed)).toEqual({
    visitsASecond: expect.closeTo(10),
    // 40 pages a second at 5.5 ms, and one process that waits costs 20 ms a second.
    cores: expect.closeTo(0.22 + 0.04),
    processes: 2,
    databaseCores: expect.closeTo(0.04),
    megabytesAProcess: expect.closeTo(200 + 200 + 100),
    databaseGb: expect.closeTo(0.81 + 13.14, 2),
    egressGb: expect.closeTo(18),
    pictureEgressGb: expect.closeTo(144),
    pictureStoreGb: expect.closeTo(200),
  });
  const many = needsOf(by, { ...assumed, dealers: 20_000 });
  expect([many.processes, many.megabytesAProcess]).toEqual([9, expect.closeTo(550)]);
});

test("the visits are a whole hundred", () => {
  expect(VISITS.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  expect([PAGES_A_VISIT, LEADS_A_VISIT]).toEqual([expect.closeTo(3.89), 0.03]);
});
