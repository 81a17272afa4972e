import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { daysAfter } from '../../../server/core/rules/days.ts';
import type { useCellsMutation } from '../../core/relay/generated/useCellsMutation.graphql.ts';
import type { useCellsQuery } from '../../core/relay/generated/useCellsQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';
import { rowKey, type SheetRow } from './sheetRows.ts';
import { failureText } from '../../core/screens/failureText.ts';

/**
 * Returns what changes the viewer's timesheet: `store` saves cells and resolves to the reason if they are refused; `copy` fills the empty
 * days of a week with the hours of the week before, up to today, and resolves to its rows.
 */
export function useCells(booked: readonly SheetRow[]) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const revalidate = useRevalidate();
  const [save, isSaving] = useSaving<useCellsMutation>(graphql`
    mutation useCellsMutation($input: SaveTimesheetInput!) {
      saveTimesheet(input: $input) {
        ...saving_payload
      }
    }
  `);
  const store = async (cells: { projectId: string; taskId: string | null | undefined; spentOn: string; hours: string }[]) => {
    const { issues } = await save({ input: { cells } });
    const refused = issues.map(({ text }) => text).join(' ');
    if (refused) toast(failureText(intl, 'toast.updateFailed', 'timesheet.one'), 'red', refused);
    await revalidate();
    return refused || undefined;
  };
  const copy = async (day: string, today: string): Promise<SheetRow[]> => {
    const answer = await fetchQuery<useCellsQuery>(
      environment,
      graphql`
        query useCellsQuery($day: Date) {
          timesheet(day: $day) {
            rows {
              projectId
              projectName
              taskId
              taskKey
              taskName
              cells {
                spentOn
                hours
                isLocked
              }
            }
          }
        }
      `,
      { day: daysAfter(day, -7) },
    ).toPromise();
    const last = answer?.timesheet?.rows ?? [];
    const filled = new Set(booked.flatMap(row => row.cells.map(cell => `${rowKey(row)} ${cell.spentOn}`)));
    const cells = last
      .flatMap(row => row.cells.map(({ spentOn, hours }) => ({ row, spentOn: daysAfter(spentOn, 7), hours })))
      .filter(({ row, spentOn }) => spentOn <= today && !filled.has(`${rowKey(row)} ${spentOn}`))
      .map(({ row: { projectId, taskId }, spentOn, hours }) => ({ projectId, taskId, spentOn, hours }));
    const isRefused = cells.length > 0 && !!(await store(cells));
    if (!isRefused) toast(intl.formatMessage({ id: last.length ? 'timesheet.copied' : 'timesheet.nothingToCopy' }));
    return last.map(row => ({ ...row, cells: [] }));
  };
  return { store, copy, isSaving };
}
