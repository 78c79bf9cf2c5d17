/** Slots of a new index. */
export const FIRST_CAPACITY = 1024;
const FEW = 65_536;

/** The smallest capacity that holds `size` slots. */
export const capacityOf = (size: number): number => Math.ceil(size / FIRST_CAPACITY) * FIRST_CAPACITY;

/** Doubles the slots while they are few, then adds a quarter, so that a large stock wastes little memory. */
export function capacityFor(size: number, capacity: number): number {
  let larger = capacity;
  while (larger < size) larger = larger < FEW ? larger * 2 : capacityOf((larger * 5) / 4);
  return larger;
}
