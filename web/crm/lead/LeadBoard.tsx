import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LeadBoard_query$key } from '../../core/relay/generated/LeadBoard_query.graphql.ts';
import { Kanban } from '../../core/screens/Kanban.tsx';
import { LeadCard } from './LeadCard.tsx';
import { LeadColumnDialogs } from './LeadColumnDialogs.tsx';
import { LeadColumnHead } from './LeadColumnHead.tsx';
import { LeadActions } from './LeadActions.tsx';
import { LeadSections } from './LeadSections.tsx';
import { LossReasonDialog, type Loss } from './LossReasonDialog.tsx';
import { useColumnName } from './useColumnName.ts';
import { NewColumnButton } from './NewColumnButton.tsx';
import { QuickLead } from './QuickLead.tsx';
import { useLeadMoves } from './useLeadMoves.ts';
import { useLeadBoard } from './useLeadBoard.ts';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { LeadForm } from './LeadForm.tsx';
import { leadRemoval } from '../../core/relay/operations/leadOperations.ts';

const queries = {
  refresh: graphql`
    query LeadBoardRefreshQuery($filter: LeadFilter, $search: String, $cards: Int) {
      ...LeadBoard_query @arguments(filter: $filter, search: $search, cards: $cards)
      leadColumns {
        id
        leads(first: $cards, filter: $filter, search: $search) @connection(key: "LeadBoard_leads", filters: ["filter", "search"]) {
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
          leads(first: $first, after: $after, filter: $filter, search: $search)
            @connection(key: "LeadBoard_leads", filters: ["filter", "search"]) {
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
  const { leadColumns: stored } = useFragment(
    graphql`
      fragment LeadBoard_query on Query
      @argumentDefinitions(filter: { type: "LeadFilter" }, search: { type: "String" }, cards: { type: "Int", defaultValue: 20 }) {
        leadColumns @required(action: THROW) {
          id
          version
          kind
          title
          ...LeadColumnHead_column @arguments(filter: $filter, search: $search)
          leads(first: $cards, filter: $filter, search: $search) @connection(key: "LeadBoard_leads", filters: ["filter", "search"]) {
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
  const nameOf = useColumnName();
  const { columns: leadColumns, refresh, more } = useLeadBoard(queries, stored);
  const [addingTo, setAddingTo] = useState<string>();
  const [losing, setLosing] = useState<{ name: string; answer: (loss: Loss | undefined) => void }>();
  const cards = new Map(leadColumns.flatMap(({ leads }) => leads.edges.map(({ node }) => [node.id, node] as const)));

  const lossOf = (name: string) => new Promise<Loss | undefined>(answer => setLosing({ name, answer })).finally(() => setLosing(undefined));
  const move = useLeadMoves({ columns: leadColumns, nameOf, refresh, lossOf });
  const columns = leadColumns.map(column => ({
    id: column.id,
    name: nameOf(column),
    head: <LeadColumnHead column={column} columns={leadColumns} refresh={refresh} onAdd={() => setAddingTo(column.id)} />,
    adding: addingTo === column.id && <QuickLead columnId={column.id} onMade={refresh} onClose={() => setAddingTo(undefined)} />,
    onMore: column.leads.pageInfo.hasNextPage ? () => more(column) : undefined,
  }));
  const card = (id: string) => {
    const lead = cards.get(id);
    return lead && { name: lead.title, content: <LeadCard lead={lead} />, actions: <LeadActions id={id} /> };
  };
  return (
    <>
      {isList ? (
        <LeadSections columns={columns} leads={leadColumns.map(({ leads }) => leads.edges.map(({ node }) => node))} />
      ) : (
        <Kanban
          label={intl.formatMessage({ id: 'lead.board' })}
          columns={columns}
          cards={[...cards.values()]}
          card={card}
          move={move}
          end={<NewColumnButton />}
        />
      )}
      {losing && <LossReasonDialog name={losing.name} answer={losing.answer} />}
      <LeadColumnDialogs columns={leadColumns} refresh={refresh} />
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
