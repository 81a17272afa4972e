import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useTaskDatesMutation } from '../../core/relay/generated/useTaskDatesMutation.graphql.ts';
import type { useTaskDatesUndoMutation } from '../../core/relay/generated/useTaskDatesUndoMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { toast } from '../../core/ui/toasts.ts';

/** First and last day of a task, YYYY-MM-DD. */
export interface Dates {
  readonly startOn: string | null | undefined;
  readonly dueOn: string | null | undefined;
}

interface DatedTask extends Dates {
  readonly id: string;
  readonly version: number;
}

/** Milliseconds after the last key by which dates are saved. */
const pause = 900;

/**
 * Holds the dates of tasks while one of them is moved. `stage` shows new ones and saves them after a pause, `commit` saves them at once,
 * `cancel` takes them back.
 */
export function useTaskDates(tasks: readonly DatedTask[], movesFollowers: boolean) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [staged, setStaged] = useState<Dates & { id: string }>();
  const latest = useRef(staged);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
  const hold = useCallback((next: typeof staged) => {
    latest.current = next;
    setStaged(next);
  }, []);
  const failed = (text: string) =>
    toast(intl.formatMessage({ id: 'toast.updateFailed' }, { entity: intl.formatMessage({ id: 'projectTask.one' }) }), 'red', text);
  const takeBack = async (shiftId: string) => {
    const { issues } = await undo({ input: { shiftId } });
    if (issues.length) failed(issues[0].text);
    await revalidate();
  };
  const store = async () => {
    clearTimeout(timer.current);
    const next = latest.current;
    const task = tasks.find(({ id }) => id === next?.id);
    if (!next || !task || (task.startOn === next.startOn && task.dueOn === next.dueOn)) return hold(undefined);
    const { id, startOn, dueOn } = next;
    latest.current = undefined;
    const { response, issues } = await save({ input: { id, version: task.version, startOn, dueOn, movesFollowers } });
    const done = response?.updateTaskDates;
    if (issues.length) failed(issues.map(({ text }) => text).join(' '));
    await revalidate();
    if (!latest.current) setStaged(undefined);
    if (done?.shiftId)
      toast(intl.formatMessage({ id: 'timeline.moved' }, { count: done.taskIds?.length ?? 1 }), 'green', undefined, {
        label: intl.formatMessage({ id: 'action.undo' }),
        run: () => takeBack(done.shiftId!),
      });
  };
  // The functions that the rows get stay the same, so that scrolling draws none of them anew.
  const saving = useRef(store);
  useLayoutEffect(() => void (saving.current = store));
  const commit = useCallback(() => void saving.current(), []);
  const stage = useCallback(
    (id: string, next: Dates) => {
      clearTimeout(timer.current);
      hold({ id, ...next });
      timer.current = setTimeout(commit, pause);
    },
    [commit, hold],
  );
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    hold(undefined);
  }, [hold]);
  const known = useMemo(() => new Map(tasks.map(task => [task.id, task])), [tasks]);
  const dates = useCallback(
    (id: string): Dates => (staged?.id === id ? staged : (known.get(id) ?? { startOn: null, dueOn: null })),
    [staged, known],
  );
  return { dates, stage, commit, cancel };
}
