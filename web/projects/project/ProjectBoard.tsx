import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ProjectBoard_query$key } from '../../core/relay/generated/ProjectBoard_query.graphql.ts';
import { projectRemoval } from '../../core/relay/operations/projectOperations.ts';
import { BoardColumnDialogs } from '../../core/screens/board/BoardColumnDialogs.tsx';
import { BoardColumnHead } from '../../core/screens/board/BoardColumnHead.tsx';
import { NewColumnButton } from '../../core/screens/board/NewColumnButton.tsx';
import { useBoard } from '../../core/screens/board/useBoard.ts';
import { useBoardMoves } from '../../core/screens/board/useBoardMoves.ts';
import { Kanban } from '../../core/screens/Kanban.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { projectBoardVariables } from '../addresses.ts';
import { useStatusColumns } from '../column/statusColumns.tsx';
import { WorkActions } from '../WorkActions.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ProjectForm = lazyPart(async () => (await import('./ProjectForm.tsx')).ProjectForm);

const queries = {
  refresh: graphql`
    query ProjectBoardRefreshQuery($filter: ProjectFilter, $search: String, $cards: Int) {
      ...ProjectBoard_query @arguments(filter: $filter, search: $search, cards: $cards)
      columns: statusColumns(scope: PROJECT) {
        id
        cards: projects(first: $cards, filter: $filter, search: $search)
          @connection(key: "ProjectBoard_cards", filters: ["filter", "search"]) {
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
    query ProjectBoardMoreQuery($id: ID!, $first: Int!, $after: String, $filter: ProjectFilter, $search: String) {
      node(id: $id) {
        ... on StatusColumn {
          cards: projects(first: $first, after: $after, filter: $filter, search: $search)
            @connection(key: "ProjectBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...ProjectCard_project
              }
            }
          }
        }
      }
    }
  `,
};

const moveMutation = graphql`
  mutation ProjectBoardMoveMutation($input: MoveWorkInput!) {
    payload: moveProject(input: $input) {
      ...saving_payload
      card: project {
        id
        version
        ...Kanban_card
        ...ProjectCard_project
      }
    }
  }
`;

/** Projects by status. */
export function ProjectBoard({ query }: { query: ProjectBoard_query$key }) {
  const { columns: stored } = useFragment(
    graphql`
      fragment ProjectBoard_query on Query
      @argumentDefinitions(filter: { type: "ProjectFilter" }, search: { type: "String" }, cards: { type: "Int", defaultValue: 20 }) {
        columns: statusColumns(scope: PROJECT) @required(action: THROW) {
          id
          version
          kind
          title
          group
          projectCount(filter: $filter, search: $search)
          budgetTotal(filter: $filter, search: $search)
          cards: projects(first: $cards, filter: $filter, search: $search)
            @connection(key: "ProjectBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...ProjectCard_project
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
  const add = (columnId: string) => {
    setAddingTo(columnId);
    void change({ dialog: 'new' });
  };
  const board = useStatusColumns('PROJECT', stored);
  const types = ['Project', 'StatusColumn', 'User'];
  const { columns, refresh, more } = useBoard({ queries, variables: projectBoardVariables(address), stored, types });
  const cards = new Map(columns.flatMap(column => column.cards.edges.map(({ node }) => [node.id, node] as const)));
  const { nameOf } = board;
  const move = useBoardMoves({
    columns,
    nameOf,
    titleOf: ({ name }: { id: string; name: string }) => name,
    refresh,
    mutation: moveMutation,
  });
  const card = (id: string) => {
    const project = cards.get(id);
    return project && { name: project.name, content: <ProjectCard project={project} />, actions: <WorkActions id={id} /> };
  };
  return (
    <>
      <Kanban
        label={intl.formatMessage({ id: 'project.board' })}
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
              addLabel="project.addTo"
            >
              <FormattedMessage
                id="project.totals"
                values={{ count: column.projectCount, total: <MoneyText key="total" value={column.budgetTotal} /> }}
              />
            </BoardColumnHead>
          ),
          onMore: column.cards.pageInfo.hasNextPage ? () => more(column) : undefined,
        }))}
        cards={[...cards.values()]}
        card={card}
        move={move}
        end={<NewColumnButton entity="statusColumn" />}
      />
      <BoardColumnDialogs board={board} columns={columns} refresh={refresh} />
      <RecordDialogs
        entity="project"
        rows={[...cards.values()]}
        form={(id, onClose) => <ProjectForm id={id} columnId={addingTo} onClose={onClose} />}
        removal={projectRemoval}
        onChanged={refresh}
      />
    </>
  );
}
