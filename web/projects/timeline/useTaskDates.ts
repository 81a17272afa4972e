import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useTaskDatesMutation } from '../../core/relay/generated/useTaskDatesMutation.graphql.ts';
import type { useTaskDatesUndoMutation } from '../../core/relay/generated/useTaskDatesUndoMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { useStaged } from '../../core/screens/useStaged.ts';
import { toast } from '../../core/ui/toasts.ts';
import { failureText } from '../../core/screens/failureText.ts';

/** First and last day of a task, YYYY-MM-DD. */
export interface Dates {
  readonly startOn: string | null | undefined;
  readonly dueOn: string | null | undefined;
}

interface DatedTask extends Dates {
  readonly id: string;
  readonly version: number;
}

/**
 * Holds the dates of tasks while one of them is moved. `stage` shows new ones and saves them after a pause, `commit` saves them at once,
 * `cancel` takes them back.
 */
export function useTaskDates(tasks: readonly DatedTask[], movesFollowers: boolean) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [save] = useSaving<useTaskDatesMutation>(graphql`
    mutation useTaskDatesMutation($input: UpdateTaskDatesInput!) {
      updateTaskDates(input: $input) {
        ...saving_payload
        shiftId
        taskIds
      }
    }
  `);
  const [undo] = useSaving<useTaskDatesUndoMutation>(graphql`
    mutation useTaskDatesUndoMutation($input: UndoTaskDatesInput!) {
      undoTaskDates(input: $input) {
        ...saving_payload
      }
    }
  `);
  const failed = (text: string) => toast(failureText(intl, 'toast.updateFailed', 'projectTask.one'), 'red', text);
  const takeBack = async (shiftId: string) => {
    const { issues } = await undo({ input: { shiftId } });
    if (issues.length) failed(issues[0].text);
    await revalidate();
  };
  const { staged, stage, commit, cancel } = useStaged<Dates & { id: string }>(async ({ id, startOn, dueOn }) => {
    const task = tasks.find(one => one.id === id);
    if (!task || (task.startOn === startOn && task.dueOn === dueOn)) return;
    const { response, issues } = await save({ input: { id, version: task.version, startOn, dueOn, movesFollowers } });
    const done = response?.updateTaskDates;
    if (issues.length) failed(issues.map(({ text }) => text).join(' '));
    await revalidate();
    if (done?.shiftId)
      toast(intl.formatMessage({ id: 'timeline.moved' }, { count: done.taskIds?.length ?? 1 }), 'green', undefined, {
        label: intl.formatMessage({ id: 'action.undo' }),
        run: () => takeBack(done.shiftId!),
      });
  });
  const stageDates = useCallback((id: string, next: Dates) => stage({ id, ...next }), [stage]);
  const known = useMemo(() => new Map(tasks.map(task => [task.id, task])), [tasks]);
  const dates = useCallback(
    (id: string): Dates => (staged?.id === id ? staged : (known.get(id) ?? { startOn: null, dueOn: null })),
    [staged, known],
  );
  return { dates, stage: stageDates, commit, cancel };
}
