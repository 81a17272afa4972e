/** Somebody in the chart. */
export interface Person {
  readonly employeeId: string;
  readonly name: string;
  readonly designation: string | null | undefined;
  readonly departmentName: string | null | undefined;
  readonly managerId: string | null | undefined;
  readonly reportCount: number;
}

/** Somebody with those who report to them. */
export interface Branch {
  person: Person;
  reports: Branch[];
}

/** Puts people below whom they report to; those whose manager is not among them are at the top. */
export function organizationTree(people: readonly Person[]): Branch[] {
  const branches = new Map(people.map(person => [person.employeeId, { person, reports: [] as Branch[] }]));
  const top: Branch[] = [];
  for (const branch of branches.values()) (branches.get(branch.person.managerId ?? '')?.reports ?? top).push(branch);
  return top;
}

/** The branches that are in sight, from the top down as they are read. */
export const inSight = (branches: readonly Branch[], closed: ReadonlySet<string>): Branch[] =>
  branches.flatMap(branch => [branch, ...(closed.has(branch.person.employeeId) ? [] : inSight(branch.reports, closed))]);
