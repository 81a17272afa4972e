import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { dateText } from '../../core/i18n/formats.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { useToday } from '../../core/i18n/useToday.ts';
import type { useDatedMovesActivityMutation } from '../../core/relay/generated/useDatedMovesActivityMutation.graphql.ts';
import type { useDatedMovesProjectMutation } from '../../core/relay/generated/useDatedMovesProjectMutation.graphql.ts';
import type { useDatedMovesQuery } from '../../core/relay/generated/useDatedMovesQuery.graphql.ts';
import type { useDatedMovesSprintMutation } from '../../core/relay/generated/useDatedMovesSprintMutation.graphql.ts';
import type { useDatedMovesTaskMutation } from '../../core/relay/generated/useDatedMovesTaskMutation.graphql.ts';
import type { useDatedMovesUndoMutation } from '../../core/relay/generated/useDatedMovesUndoMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { useStaged } from '../../core/screens/useStaged.ts';
import { useSession } from '../../core/session/session.ts';
import { toast } from '../../core/ui/toasts.ts';
import { movedBy } from '../../projects/timeline/movedDates.ts';
import type { DatedItem } from './calendarKinds.ts';
import { movedInstant } from './movedInstant.ts';

const datesOf = graphql`
  query useDatedMovesQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Task {
        version
        startOn
        dueOn
      }
      ... on Sprint {
        version
        startsOn
        endsOn
      }
      ... on Project {
        version
        projectDueOn: dueOn
      }
      ... on Activity {
        version
        dueAt
      }
    }
  }
`;

/** What saving a move came to. */
interface Saved {
  issues: Outcome<unknown>['issues'];
  /** Takes it back. */
  undo?: () => Promise<Outcome<unknown>>;
}

/** An item that is moved, and by how many days. */
interface Move {
  item: DatedItem;
  days: number;
}

/**
 * Moves items of the calendar to other days. `stage` shows a move and saves it after a pause, `commit` saves it at once, `cancel` takes it back;
 * what the server refuses goes back to its day, with the server's words.
 */
export function useDatedMoves() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { dateFormat, timeZone } = useSession();
  const today = useToday();
  const environment = useRelayEnvironment();
  const revalidate = useRevalidate();
  const [saveTask] = useSaving<useDatedMovesTaskMutation>(graphql`
    mutation useDatedMovesTaskMutation($input: UpdateTaskDatesInput!) {
      updateTaskDates(input: $input) {
        ...saving_payload
        shiftId
      }
    }
  `);
  const [undoTask] = useSaving<useDatedMovesUndoMutation>(graphql`
    mutation useDatedMovesUndoMutation($input: UndoTaskDatesInput!) {
      undoTaskDates(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [saveSprint] = useSaving<useDatedMovesSprintMutation>(graphql`
    mutation useDatedMovesSprintMutation($input: UpdateSprintInput!) {
      updateSprint(input: $input) {
        ...saving_payload
        sprint {
          version
        }
      }
    }
  `);
  const [saveProject] = useSaving<useDatedMovesProjectMutation>(graphql`
    mutation useDatedMovesProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        ...saving_payload
        project {
          version
        }
      }
    }
  `);
  const [saveActivity] = useSaving<useDatedMovesActivityMutation>(graphql`
    mutation useDatedMovesActivityMutation($input: UpdateActivityInput!) {
      updateActivity(input: $input) {
        ...saving_payload
        activity {
          version
        }
      }
    }
  `);

  const save = async ({ item, days }: Move): Promise<Saved> => {
    const id = item.recordId!;
    const answer = await fetchQuery<useDatedMovesQuery>(environment, datesOf, { id }).toPromise();
    const node = answer?.node;
    const later = (day: string | null | undefined) => (day ? daysAfter(day, days) : day);
    if (node?.__typename === 'Task') {
      const { response, issues } = await saveTask({
        input: { id, version: node.version, ...movedBy(node, days, today), movesFollowers: true },
      });
      const shiftId = response?.updateTaskDates?.shiftId;
      return { issues, undo: shiftId ? () => undoTask({ input: { shiftId } }) : undefined };
    }
    if (node?.__typename === 'Sprint') {
      const { version, startsOn, endsOn } = node;
      const { response, issues } = await saveSprint({ input: { id, version, startsOn: later(startsOn), endsOn: later(endsOn) } });
      return { issues, undo: () => saveSprint({ input: { id, version: response?.updateSprint?.sprint?.version, startsOn, endsOn } }) };
    }
    if (node?.__typename === 'Project') {
      const { version, projectDueOn: dueOn } = node;
      const { response, issues } = await saveProject({ input: { id, version, dueOn: later(dueOn) } });
      return { issues, undo: () => saveProject({ input: { id, version: response?.updateProject?.project?.version, dueOn } }) };
    }
    if (node?.__typename === 'Activity') {
      const { version, dueAt } = node;
      const { response, issues } = await saveActivity({ input: { id, version, dueAt: movedInstant(dueAt, days, timeZone) } });
      return { issues, undo: () => saveActivity({ input: { id, version: response?.updateActivity?.activity?.version, dueAt } }) };
    }
    return { issues: [{ code: 'notFound', text: intl.formatMessage({ id: 'notFound' }) }] };
  };
  const failed = ({ title }: DatedItem, issues: Outcome<unknown>['issues']) =>
    toast(intl.formatMessage({ id: 'toast.updateFailed' }, { entity: title }), 'red', issues.map(({ text }) => text).join(' '));
  const { staged, held, stage, commit, cancel } = useStaged<Move>(async move => {
    const { item, days } = move;
    if (!days) return;
    const { issues, undo } = await save(move);
    if (issues.length) failed(item, issues);
    await revalidate();
    if (issues.length) return;
    const day = dateText(`${daysAfter(item.firstDay, days)}T12:00:00Z`, locale, dateFormat, 'UTC');
    const takeBack = async () => {
      const outcome = await undo!();
      if (outcome.issues.length) failed(item, outcome.issues);
      await revalidate();
    };
    const action = undo && { label: intl.formatMessage({ id: 'action.undo' }), run: takeBack };
    toast(intl.formatMessage({ id: 'dated.moved' }, { day }), 'green', item.title, action);
  });
  const isSame = (one: DatedItem, other: DatedItem | undefined) => one.kind === other?.kind && one.recordId === other.recordId;
  const daysOf = (item: DatedItem): number => (staged && isSame(item, staged.item) ? staged.days : 0);
  /** Shows an item some days further than it is shown. */
  const stageBy = (item: DatedItem, days: number) => {
    const other = held();
    const before = other && isSame(item, other.item) ? other.days : 0;
    if (other && !isSame(item, other.item)) void commit();
    stage({ item, days: before + days });
  };
  return { daysOf, stage: stageBy, commit, cancel };
}
