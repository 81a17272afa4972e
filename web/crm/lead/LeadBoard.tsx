import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LeadBoard_query$key } from '../../core/relay/generated/LeadBoard_query.graphql.ts';
import { BoardColumnDialogs } from '../../core/screens/board/BoardColumnDialogs.tsx';
import { NewColumnButton } from '../../core/screens/board/NewColumnButton.tsx';
import { useBoard } from '../../core/screens/board/useBoard.ts';
import { Kanban } from '../../core/screens/Kanban.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { LeadCard } from './LeadCard.tsx';
import { LeadColumnHead } from './LeadColumnHead.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadSections } from './LeadSections.tsx';
import type { Loss } from './LossReasonDialog.tsx';
import { useLeadMoves } from './useLeadMoves.ts';
import { leadVariables } from './leadAddress.ts';
import { useLeadColumns } from './leadColumns.ts';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { leadRemoval } from '../../core/relay/operations/leadOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const QuickLead = lazyPart(async () => (await import('./QuickLead.tsx')).QuickLead);
const LossReasonDialog = lazyPart(async () => (await import('./LossReasonDialog.tsx')).LossReasonDialog);
const LeadForm = lazyPart(async () => (await import('./LeadForm.tsx')).LeadForm);

const queries = {
  refresh: graphql`
    query LeadBoardRefreshQuery($filter: LeadFilter, $search: String, $cards: Int) {
      ...LeadBoard_query @arguments(filter: $filter, search: $search, cards: $cards)
      columns: leadColumns {
        id
        cards: leads(first: $cards, filter: $filter, search: $search) @connection(key: "LeadBoard_cards", filters: ["filter", "search"]) {
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
    query LeadBoardMoreQuery($id: ID!, $first: Int!, $after: String, $filter: LeadFilter, $search: String) {
      node(id: $id) {
        ... on LeadColumn {
          cards: leads(first: $first, after: $after, filter: $filter, search: $search)
            @connection(key: "LeadBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              endCursor
            }
            edges {
              node {
                id
                title
                lossReason {
                  id
                }
                lossNote
                ...Kanban_card
                ...LeadCard_lead
              }
            }
          }
        }
      }
    }
  `,
};

/** Leads by column, as a board or as a list. */
export function LeadBoard({ query, isList }: { query: LeadBoard_query$key; isList: boolean }) {
  const { columns: stored } = useFragment(
    graphql`
      fragment LeadBoard_query on Query
      @argumentDefinitions(filter: { type: "LeadFilter" }, search: { type: "String" }, cards: { type: "Int", defaultValue: 20 }) {
        columns: leadColumns @required(action: THROW) {
          id
          version
          kind
          title
          ...LeadColumnHead_column @arguments(filter: $filter, search: $search)
          cards: leads(first: $cards, filter: $filter, search: $search) @connection(key: "LeadBoard_cards", filters: ["filter", "search"]) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                title
                lossReason {
                  id
                }
                lossNote
                ...Kanban_card
                ...LeadCard_lead
              }
            }
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const board = useLeadColumns();
  const { nameOf } = board;
  const { address } = useAddress();
  const {
    columns: leadColumns,
    refresh,
    more,
  } = useBoard({ queries, variables: leadVariables(address), stored, types: ['Lead', 'LeadColumn', 'Customer', 'User'] });
  const [addingTo, setAddingTo] = useState<string>();
  const [losing, setLosing] = useState<{ name: string; answer: (loss: Loss | undefined) => void }>();
  const cards = new Map(leadColumns.flatMap(({ cards: leads }) => leads.edges.map(({ node }) => [node.id, node] as const)));

  const lossOf = (name: string) => new Promise<Loss | undefined>(answer => setLosing({ name, answer })).finally(() => setLosing(undefined));
  const move = useLeadMoves({ columns: leadColumns, nameOf, refresh, lossOf });
  const columns = leadColumns.map(column => ({
    id: column.id,
    name: nameOf(column),
    head: <LeadColumnHead board={board} column={column} columns={leadColumns} refresh={refresh} onAdd={() => setAddingTo(column.id)} />,
    adding: addingTo === column.id && (
      <Part>
        <QuickLead columnId={column.id} onMade={refresh} onClose={() => setAddingTo(undefined)} />
      </Part>
    ),
    onMore: column.cards.pageInfo.hasNextPage ? () => more(column) : undefined,
  }));
  const card = (id: string) => {
    const lead = cards.get(id);
    return lead && { name: lead.title, content: <LeadCard lead={lead} />, actions: <LeadActions id={id} /> };
  };
  return (
    <>
      {isList ? (
        <LeadSections columns={columns} leads={leadColumns.map(({ cards: leads }) => leads.edges.map(({ node }) => node))} />
      ) : (
        <Kanban
          label={intl.formatMessage({ id: 'lead.board' })}
          columns={columns}
          cards={[...cards.values()]}
          card={card}
          move={move}
          end={<NewColumnButton entity="leadColumn" />}
        />
      )}
      {losing && (
        <Part>
          <LossReasonDialog name={losing.name} answer={losing.answer} />
        </Part>
      )}
      <BoardColumnDialogs board={board} columns={leadColumns} refresh={refresh} />
      <RecordDialogs
        entity="lead"
        rows={[...cards.values()]}
        form={(id, onClose) => <LeadForm id={id} onClose={onClose} />}
        removal={leadRemoval}
        onChanged={refresh}
      />
    </>
  );
}
