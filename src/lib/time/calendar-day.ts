/** Whether the calendar has this day, written `YYYY-MM-DD`: not the 31st of February. */
export function isCalendarDay(written: string): boolean {
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
}
