/** What a type of leave grants an employee, in halves of days. */
export interface LeaveGrant {
  /** Of a calendar year; null for any number. */
  yearly: number | null;
  /** How many that are left of a year go over to the next one, at most. */
  carryOver: number;
  /** The first year that grants some: nothing goes over from before. */
  firstYear: number;
}

/** SQL of the first year in which a type of leave `t` grants an employee `e` something: that of the younger of both. */
export const firstYearOf = `greatest(extract(year from t.created_at), coalesce(extract(year from e.joined_on), 0))::int`;

/** Returns the halves that go over into a year: what each year before left, with what went over into it. `taken` is by year. */
export function carriedInto(year: number, { yearly, carryOver, firstYear }: LeaveGrant, taken: ReadonlyMap<number, number>): number {
  if (yearly === null || !carryOver) return 0;
  let carried = 0;
  for (let before = firstYear; before < year; before++)
    carried = Math.min(Math.max(carried + yearly - (taken.get(before) ?? 0), 0), carryOver);
  return carried;
}

/** Returns the halves left of a year, which may be less than none; null for any number. */
export const leftOf = (year: number, grant: LeaveGrant, taken: ReadonlyMap<number, number>): number | null =>
  grant.yearly === null ? null : grant.yearly + carriedInto(year, grant, taken) - (taken.get(year) ?? 0);
