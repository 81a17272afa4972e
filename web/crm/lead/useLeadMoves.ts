import { graphql } from 'react-relay';
import { useBoardMoves } from '../../core/screens/board/useBoardMoves.ts';
import type { SendMove } from '../../core/screens/useKanbanMoves.ts';
import type { Loss } from './LossReasonDialog.tsx';

interface MovableLead {
  readonly id: string;
  readonly title: string;
  readonly lossReason: { readonly id: string } | null | undefined;
  readonly lossNote: string | null | undefined;
}

interface MovableColumn {
  readonly id: string;
  readonly kind: string;
  readonly cards: { readonly edges: readonly { readonly node: MovableLead }[] };
}

interface Moving<Column> {
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  refresh: () => Promise<void>;
  /** Asks for the reason of a loss; undefined if the user cancels. */
  lossOf: (title: string) => Promise<Loss | undefined>;
}

/** Sends moves of leads to the server. One that is lost needs a reason, which undoing the move back to Lost restores. */
export const useLeadMoves = <Column extends MovableColumn>({ lossOf, ...board }: Moving<Column>): SendMove =>
  useBoardMoves<MovableLead, Column>({
    ...board,
    titleOf: ({ title }) => title,
    mutation: graphql`
      mutation useLeadMovesMutation($input: MoveLeadInput!) {
        payload: moveLead(input: $input) {
          ...saving_payload
          card: lead {
            id
            version
            ...Kanban_card
            ...LeadCard_lead
          }
        }
      }
    `,
    entering: async ({ title }, _from, { kind }) => (kind === 'CANCELLED' ? lossOf(title) : {}),
    returning: ({ lossReason, lossNote }, { kind }) => (kind === 'CANCELLED' ? { lossReasonId: lossReason?.id, lossNote } : {}),
  });
