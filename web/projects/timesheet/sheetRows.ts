/** A row of a timesheet: hours of a week on a project, or on one of its tasks. */
export interface SheetRow {
  readonly projectId: string;
  readonly projectName: string;
  readonly taskId: string | null | undefined;
  readonly taskKey: string | null | undefined;
  readonly taskName: string | null | undefined;
  readonly cells: readonly { readonly spentOn: string; readonly hours: string; readonly isLocked: boolean }[];
}

/** The key of a row: its project and task. */
export const rowKey = ({ projectId, taskId }: Pick<SheetRow, 'projectId' | 'taskId'>): string => `${projectId} ${taskId ?? ''}`;

/** Returns the rows with hours, and after them the added ones that have none yet. */
export function withAdded(rows: readonly SheetRow[], added: readonly SheetRow[]): SheetRow[] {
  const known = new Set(rows.map(rowKey));
  return [...rows, ...added.filter(row => !known.has(rowKey(row)))];
}
