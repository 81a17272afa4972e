import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useLeadMovesMutation } from '../../core/relay/generated/useLeadMovesMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { MoveOutcome, SendMove } from '../../core/screens/useKanbanMoves.ts';
import { toast } from '../../core/ui/toasts.ts';
import type { Loss } from './LossReasonDialog.tsx';

interface MovableColumn {
  readonly id: string;
  readonly kind: string;
  readonly leads: {
    readonly edges: readonly {
      readonly node: {
        readonly id: string;
        readonly title: string;
        readonly lossReason: { readonly id: string } | null | undefined;
        readonly lossNote: string | null | undefined;
      };
    }[];
  };
}

interface Moving<Column> {
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  refresh: () => Promise<void>;
  /** Asks for the reason of a loss; undefined if the user cancels. */
  lossOf: (title: string) => Promise<Loss | undefined>;
}

/** Sends moves of leads to the server. A move to another stage can be undone from its toast, which puts the lead back between its neighbours. */
export function useLeadMoves<Column extends MovableColumn>({ columns, nameOf, refresh, lossOf }: Moving<Column>): SendMove {
  const intl = useIntl();
  const [save] = useSaving<useLeadMovesMutation>(graphql`
    mutation useLeadMovesMutation($input: MoveLeadInput!) {
      moveLead(input: $input) {
        ...saving_payload
        lead {
          id
          version
          ...Kanban_card
          ...LeadCard_lead
        }
      }
    }
  `);
  return async (place, version): Promise<MoveOutcome> => {
    const from = columns.find(({ leads }) => leads.edges.some(({ node }) => node.id === place.id));
    const to = columns.find(({ id }) => id === place.columnId);
    const index = from?.leads.edges.findIndex(({ node }) => node.id === place.id) ?? -1;
    const lead = from?.leads.edges[index]?.node;
    const isLost = to?.kind === 'CANCELLED' && from?.kind !== 'CANCELLED';
    const loss = isLost ? await lossOf(lead?.title ?? '') : undefined;
    if (isLost && !loss) return undefined;
    const { response, issues } = await save({ input: { ...place, version, ...loss } });
    await refresh();
    if (issues.length === 0 && from && to && lead && from.id !== to.id) {
      const back = {
        id: lead.id,
        columnId: from.id,
        afterId: from.leads.edges[index - 1]?.node.id,
        beforeId: from.leads.edges[index + 1]?.node.id,
        ...(from.kind === 'CANCELLED' && { lossReasonId: lead.lossReason?.id, lossNote: lead.lossNote }),
      };
      const undo = async () => {
        const undone = await save({ input: back });
        if (undone.issues.length > 0)
          toast(intl.formatMessage({ id: 'kanban.refused' }, { card: lead.title }), 'red', undone.issues[0].text);
        await refresh();
      };
      const text = intl.formatMessage({ id: 'lead.movedTo' }, { lead: lead.title, column: nameOf(to) });
      toast(text, 'green', undefined, { label: intl.formatMessage({ id: 'action.undo' }), run: undo });
    }
    return { version: response?.moveLead.lead?.version, issues };
  };
}
