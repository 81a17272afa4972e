import { chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sprintStates } from '../../../server/projects/sprint/sprintStates.rules.ts';
import { Day } from '../../core/i18n/Day.tsx';
import type { Backlog_project$key } from '../../core/relay/generated/Backlog_project.graphql.ts';
import type { BacklogPlanMutation } from '../../core/relay/generated/BacklogPlanMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { RankedKanban } from '../../core/screens/Kanban.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import type { SendMove } from '../../core/screens/useKanbanMoves.ts';
import { useMay } from '../../core/session/may.ts';
import { SprintStatus } from '../sprint/SprintStatus.tsx';
import { QuickTask } from '../task/QuickTask.tsx';
import { TaskCard } from '../task/TaskCard.tsx';
import { TaskItems } from '../task/TaskItems.tsx';
import { useTaskActs } from '../task/useTaskActs.tsx';

/** The column of what is in no sprint. */
const unplanned = 'backlog';

/** The backlog of a project and its open sprints as columns: a task is ranked, and moved into a sprint, as a card is on a board. */
export function Backlog({ project }: { project: Backlog_project$key }) {
  const {
    id: projectId,
    name: projectName,
    backlog,
    planned,
    sprints,
  } = useFragment(
    graphql`
      fragment Backlog_project on Project
      @argumentDefinitions(search: { type: "String" }, backlog: { type: "TaskFilter" }, planned: { type: "TaskFilter" }) {
        id
        name
        backlog: tasks(first: 100, search: $search, filter: $backlog, sort: { field: PLAN_RANK }) {
          totalCount
          edges {
            node {
              id
              version
              planRank
              name
              ...TaskCard_task
            }
          }
        }
        planned: tasks(first: 100, search: $search, filter: $planned, sort: { field: PLAN_RANK }) {
          totalCount
          edges {
            node {
              id
              version
              planRank
              name
              sprint {
                id
              }
              ...TaskCard_task
            }
          }
        }
        sprints(first: 12, filter: { status: { in: [CURRENT, NEXT, FUTURE] } }, sort: { field: STARTS_ON }) {
          edges {
            node {
              id
              name
              status
              startsOn
              endsOn
              taskCount
              hours
            }
          }
        }
      }
    `,
    project,
  );
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [save] = useSaving<BacklogPlanMutation>(graphql`
    mutation BacklogPlanMutation($input: PlanTaskInput!) {
      planTask(input: $input) {
        ...saving_payload
        task {
          id
          version
          planRank
        }
      }
    }
  `);
  const reload = () => revalidate();
  const acts = useTaskActs(reload);
  const mayWrite = useMay('WRITE');
  const [quickIn, setQuickIn] = useState<string>();
  const addingTo = (columnId: string) =>
    quickIn === columnId && (
      <QuickTask
        project={{ id: projectId, name: projectName }}
        sprintId={columnId === unplanned ? undefined : columnId}
        onMade={reload}
        onClose={() => setQuickIn(undefined)}
      />
    );
  const order = sprintStates.toReversed();
  const open = sprints.edges.map(({ node }) => node).toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  const cards = [
    ...backlog.edges.map(({ node }) => ({ ...node, rank: node.planRank, column: { id: unplanned } })),
    ...planned.edges.map(({ node }) => ({ ...node, rank: node.planRank, column: { id: node.sprint?.id ?? unplanned } })),
  ];
  const hidden = backlog.totalCount + planned.totalCount - cards.length;
  const known = new Map(cards.map(card => [card.id, card]));
  const move: SendMove = async ({ id, columnId, afterId, beforeId }, version) => {
    const { response, issues } = await save({
      input: { id, version, sprintId: columnId === unplanned ? null : columnId, afterId, beforeId },
    });
    await revalidate();
    return { version: response?.planTask.task?.version, issues };
  };
  const columns = [
    {
      id: unplanned,
      name: intl.formatMessage({ id: 'menu.backlog' }),
      adding: addingTo(unplanned),
      head: (
        <chakra.p fontSize="xs" color="fg.muted">
          <FormattedMessage id="projectTask.totals" values={{ count: backlog.totalCount }} />
          {hidden > 0 && (
            <>
              {' · '}
              <FormattedMessage id="calendar.hidden" values={{ count: hidden }} />
            </>
          )}
        </chakra.p>
      ),
    },
    ...open.map(sprint => ({
      id: sprint.id,
      name: sprint.name,
      adding: addingTo(sprint.id),
      head: (
        <HStack wrap="wrap" gap="2" fontSize="xs" color="fg.muted">
          <SprintStatus status={sprint.status} />
          <RecordLink id={sprint.id}>
            {sprint.startsOn && sprint.endsOn ? (
              <>
                <Day on={sprint.startsOn} /> – <Day on={sprint.endsOn} />
              </>
            ) : (
              <FormattedMessage id="sprint.details" />
            )}
          </RecordLink>
          <span>
            <FormattedMessage id="projectTask.totals" values={{ count: sprint.taskCount }} />
          </span>
          <span>
            <FormattedMessage id="backlog.hours" values={{ hours: <FormattedNumber value={Number(sprint.hours)} /> }} />
          </span>
        </HStack>
      ),
    })),
  ];
  const card = (id: string) => {
    const task = known.get(id);
    return task && { name: task.name, content: <TaskCard task={task} />, actions: <TaskItems id={id} acts={acts} />, keys: acts.keys(id) };
  };
  return (
    <>
      <RankedKanban
        label={intl.formatMessage({ id: 'menu.backlog' })}
        columns={columns}
        cards={cards}
        card={card}
        move={move}
        onQuick={mayWrite ? setQuickIn : undefined}
      />
      {acts.dialog}
    </>
  );
}
