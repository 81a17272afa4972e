import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TaskBoard_query$key } from '../../core/relay/generated/TaskBoard_query.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { BoardColumnDialogs } from '../../core/screens/board/BoardColumnDialogs.tsx';
import { BoardColumnHead } from '../../core/screens/board/BoardColumnHead.tsx';
import { NewColumnButton } from '../../core/screens/board/NewColumnButton.tsx';
import { useBoard } from '../../core/screens/board/useBoard.ts';
import { useBoardMoves } from '../../core/screens/board/useBoardMoves.ts';
import { Kanban } from '../../core/screens/Kanban.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { taskBoardVariables } from '../addresses.ts';
import { useStatusColumns } from '../column/statusColumns.tsx';
import { TaskCard } from './TaskCard.tsx';
import { TaskItems } from './TaskItems.tsx';
import { useTaskActs } from './useTaskActs.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const TaskForm = lazyPart(async () => (await import('./TaskForm.tsx')).TaskForm);
const QuickTask = lazyPart(async () => (await import('./QuickTask.tsx')).QuickTask);

const queries = {
  refresh: graphql`
    query TaskBoardRefreshQuery($filter: TaskFilter, $search: String, $cards: Int) {
      ...TaskBoard_query @arguments(filter: $filter, search: $search, cards: $cards)
      columns: statusColumns(scope: TASK) {
        id
        cards: tasks(first: $cards, filter: $filter, search: $search) @connection(key: "TaskBoard_cards", filters: ["filter", "search"]) {
          pageInfo {
            endCursor
          }
          edges {
            cursor
          }
        }
      }
    }
  `,
  more: graphql`
    query TaskBoardMoreQuery($id: ID!, $first: Int!, $after: String, $filter: TaskFilter, $search: String) {
      node(id: $id) {
        ... on StatusColumn {
          cards: tasks(first: $first, after: $after, filter: $filter, search: $search)
            @connection(key: "TaskBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...TaskCard_task
              }
            }
          }
        }
      }
    }
  `,
};

const moveMutation = graphql`
  mutation TaskBoardMoveMutation($input: MoveWorkInput!) {
    payload: moveTask(input: $input) {
      ...saving_payload
      card: task {
        id
        version
        ...Kanban_card
        ...TaskCard_task
      }
    }
  }
`;

/** Tasks by status. */
export function TaskBoard({ query }: { query: TaskBoard_query$key }) {
  const { columns: stored } = useFragment(
    graphql`
      fragment TaskBoard_query on Query
      @argumentDefinitions(filter: { type: "TaskFilter" }, search: { type: "String" }, cards: { type: "Int", defaultValue: 20 }) {
        columns: statusColumns(scope: TASK) @required(action: THROW) {
          id
          version
          kind
          title
          group
          taskCount(filter: $filter, search: $search)
          cards: tasks(first: $cards, filter: $filter, search: $search) @connection(key: "TaskBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...TaskCard_task
              }
            }
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const { address, change } = useAddress();
  const [addingTo, setAddingTo] = useState<string>();
  const [quickIn, setQuickIn] = useState<string>();
  const mayWrite = useMay('WRITE');
  const add = (columnId: string) => {
    setAddingTo(columnId);
    void change({ dialog: 'new' });
  };
  const board = useStatusColumns('TASK', stored);
  const types = ['Task', 'StatusColumn', 'User'];
  const { columns, refresh, more } = useBoard({ queries, variables: taskBoardVariables(address), stored, types });
  const cards = new Map(columns.flatMap(column => column.cards.edges.map(({ node }) => [node.id, node] as const)));
  const { nameOf } = board;
  const move = useBoardMoves({
    columns,
    nameOf,
    titleOf: ({ name }: { id: string; name: string }) => name,
    refresh,
    mutation: moveMutation,
  });
  const acts = useTaskActs(refresh);
  const card = (id: string) => {
    const task = cards.get(id);
    return task && { name: task.name, content: <TaskCard task={task} />, actions: <TaskItems id={id} acts={acts} />, keys: acts.keys(id) };
  };
  return (
    <>
      <Kanban
        label={intl.formatMessage({ id: 'projectTask.board' })}
        columns={columns.map(column => ({
          id: column.id,
          name: nameOf(column),
          head: (
            <BoardColumnHead
              board={board}
              column={column}
              columns={columns}
              refresh={refresh}
              onAdd={() => add(column.id)}
              addLabel="projectTask.addTo"
            >
              <FormattedMessage id="projectTask.totals" values={{ count: column.taskCount }} />
            </BoardColumnHead>
          ),
          adding: quickIn === column.id && (
            <Part>
              <QuickTask columnId={column.id} onMade={refresh} onClose={() => setQuickIn(undefined)} />
            </Part>
          ),
          onMore: column.cards.pageInfo.hasNextPage ? () => more(column) : undefined,
        }))}
        cards={[...cards.values()]}
        card={card}
        move={move}
        onQuick={mayWrite ? setQuickIn : undefined}
        end={<NewColumnButton entity="statusColumn" />}
      />
      {acts.dialog}
      <BoardColumnDialogs board={board} columns={columns} refresh={refresh} />
      <RecordDialogs
        entity="projectTask"
        rows={[...cards.values()]}
        form={(id, onClose) => <TaskForm id={id} columnId={addingTo} onClose={onClose} />}
        removal={taskRemoval}
        onChanged={refresh}
      />
    </>
  );
}
