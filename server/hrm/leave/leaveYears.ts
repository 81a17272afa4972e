/** What a type of leave grants an employee, in halves of days. */
export interface LeaveGrant {
  /** Of a calendar year; null for any number. */
  yearly: number | null;
  /** How many that are left of a year go over to the next one, at most. */
  carryOver: number;
  /** The first year that grants some: nothing goes over from before. That of the opening balance, if there is one. */
  firstYear: number;
  /** The opening balance, which stands for what the first year grants; null if there is none. */
  opening: number | null;
  /** Corrections by year. */
  corrected: Readonly<Record<string, number>>;
}

type Taken = ReadonlyMap<number, number>;

/** Whether a year begins with the opening balance. */
export const isOpeningYear = (year: number, { opening, firstYear }: LeaveGrant): boolean => opening !== null && year === firstYear;

/** Returns the halves that a year itself grants, with corrections; null for any number. */
const grantedOf = (year: number, grant: LeaveGrant): number | null =>
  grant.yearly === null ? null : (isOpeningYear(year, grant) ? grant.opening! : grant.yearly) + (grant.corrected[year] ?? 0);

/** Returns the halves that go over into a year: what each year before left, with what went over into it. `taken` is by year. */
export function carriedInto(year: number, grant: LeaveGrant, taken: Taken): number {
  if (!grant.carryOver || grant.yearly === null) return 0;
  let carried = 0;
  for (let before = grant.firstYear; before < year; before++)
    carried = Math.min(Math.max(carried + grantedOf(before, grant)! - (taken.get(before) ?? 0), 0), grant.carryOver);
  return carried;
}

/** Returns the halves left of a year, which may be less than none; null for any number. */
export function leftOf(year: number, grant: LeaveGrant, taken: Taken): number | null {
  const granted = grantedOf(year, grant);
  return granted === null ? null : granted + carriedInto(year, grant, taken) - (taken.get(year) ?? 0);
}

/** Returns the first year of which more is taken than there is, and more so than before, with the days that lack. */
export function shortYear(
  before: LeaveGrant & { taken: Taken },
  after: LeaveGrant & { taken: Taken },
): { year: string; days: number } | undefined {
  const years = new Set([...after.taken.keys(), ...Object.keys(after.corrected).map(Number)]);
  for (const year of [...years].toSorted((one, other) => one - other)) {
    const left = leftOf(year, after, after.taken);
    if (left !== null && left < Math.min(leftOf(year, before, before.taken) ?? 0, 0)) return { year: String(year), days: -left / 2 };
  }
  return undefined;
}
