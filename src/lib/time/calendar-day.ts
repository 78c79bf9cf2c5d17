/** Whether the calendar has this day, written `YYYY-MM-DD`: the 31st of February does not exist. */
export function isCalendarDay(written: string): boolean {
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
}
