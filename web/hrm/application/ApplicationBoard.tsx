import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ApplicationBoard_query$key } from '../../core/relay/generated/ApplicationBoard_query.graphql.ts';
import { applicationRemoval } from '../../core/relay/operations/applicationOperations.ts';
import { BoardColumnDialogs } from '../../core/screens/board/BoardColumnDialogs.tsx';
import { BoardColumnHead } from '../../core/screens/board/BoardColumnHead.tsx';
import { NewColumnButton } from '../../core/screens/board/NewColumnButton.tsx';
import { useBoard } from '../../core/screens/board/useBoard.ts';
import { Kanban } from '../../core/screens/Kanban.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ApplicationActions } from './ApplicationActions.tsx';
import { applicationVariables } from './applicationAddress.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { useApplicationColumns } from './applicationColumns.ts';
import type { Hiring } from './HireDialog.tsx';
import { useApplicationMoves } from './useApplicationMoves.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const HireDialog = lazyPart(async () => (await import('./HireDialog.tsx')).HireDialog);
const ApplicationForm = lazyPart(async () => (await import('./ApplicationForm.tsx')).ApplicationForm);

const queries = {
  refresh: graphql`
    query ApplicationBoardRefreshQuery($filter: ApplicationFilter, $search: String, $cards: Int) {
      ...ApplicationBoard_query @arguments(filter: $filter, search: $search, cards: $cards)
      columns: applicationColumns {
        id
        cards: applications(first: $cards, filter: $filter, search: $search)
          @connection(key: "ApplicationBoard_cards", filters: ["filter", "search"]) {
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
    query ApplicationBoardMoreQuery($id: ID!, $first: Int!, $after: String, $filter: ApplicationFilter, $search: String) {
      node(id: $id) {
        ... on ApplicationColumn {
          cards: applications(first: $first, after: $after, filter: $filter, search: $search)
            @connection(key: "ApplicationBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...ApplicationCard_application
              }
            }
          }
        }
      }
    }
  `,
};

/** Applications by stage. */
export function ApplicationBoard({ query }: { query: ApplicationBoard_query$key }) {
  const { columns: stored } = useFragment(
    graphql`
      fragment ApplicationBoard_query on Query
      @argumentDefinitions(filter: { type: "ApplicationFilter" }, search: { type: "String" }, cards: { type: "Int", defaultValue: 20 }) {
        columns: applicationColumns @required(action: THROW) {
          id
          version
          kind
          title
          applicationCount(filter: $filter, search: $search)
          cards: applications(first: $cards, filter: $filter, search: $search)
            @connection(key: "ApplicationBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                name
                ...Kanban_card
                ...ApplicationCard_application
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
  const [hiring, setHiring] = useState<{ name: string; answer: (hiring: Hiring | undefined) => void }>();
  const board = useApplicationColumns();
  const { nameOf } = board;
  const types = ['Application', 'ApplicationColumn', 'Position', 'User'];
  const { columns, refresh, more } = useBoard({ queries, variables: applicationVariables(address), stored, types });
  const cards = new Map(columns.flatMap(column => column.cards.edges.map(({ node }) => [node.id, node] as const)));
  const hiringOf = (name: string) =>
    new Promise<Hiring | undefined>(answer => setHiring({ name, answer })).finally(() => setHiring(undefined));
  const move = useApplicationMoves({ columns, nameOf, refresh, hiringOf });
  const add = (columnId: string) => {
    setAddingTo(columnId);
    void change({ dialog: 'new' });
  };
  const card = (id: string) => {
    const application = cards.get(id);
    return (
      application && {
        name: application.name,
        content: <ApplicationCard application={application} />,
        actions: <ApplicationActions id={id} />,
      }
    );
  };
  return (
    <>
      <Kanban
        label={intl.formatMessage({ id: 'application.board' })}
        columns={columns.map(column => ({
          id: column.id,
          name: nameOf(column),
          head: (
            <BoardColumnHead
              board={board}
              column={column}
              columns={columns}
              refresh={refresh}
              onAdd={column.kind === 'CONFIRMED' ? undefined : () => add(column.id)}
              addLabel="application.addTo"
            >
              <FormattedMessage id="application.totals" values={{ count: column.applicationCount }} />
            </BoardColumnHead>
          ),
          onMore: column.cards.pageInfo.hasNextPage ? () => more(column) : undefined,
        }))}
        cards={[...cards.values()]}
        card={card}
        move={move}
        end={<NewColumnButton entity="applicationColumn" />}
      />
      {hiring && (
        <Part>
          <HireDialog name={hiring.name} answer={hiring.answer} />
        </Part>
      )}
      <BoardColumnDialogs board={board} columns={columns} refresh={refresh} />
      <RecordDialogs
        entity="application"
        rows={[...cards.values()]}
        form={(id, onClose) => <ApplicationForm id={id} columnId={addingTo} onClose={onClose} />}
        removal={applicationRemoval}
        onChanged={refresh}
      />
    </>
  );
}
