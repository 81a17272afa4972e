import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../../relay/saving.ts';
import { toast } from '../../ui/toasts.ts';
import type { MoveOutcome, SendMove } from '../useKanbanMoves.ts';

interface MovableColumn<Card> {
  readonly id: string;
  readonly cards: { readonly edges: readonly { readonly node: Card }[] };
}

interface MoveMutation extends MutationParameters {
  variables: { input: object };
  response: { payload: { card: { version: number } | null | undefined } };
}

interface Moving<Card, Column> {
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  titleOf: (card: Card) => string;
  refresh: () => Promise<void>;
  /** The move: `payload { ...saving_payload card { version } }`. */
  mutation: GraphQLTaggedNode;
  /** Returns input that a move to another column needs besides the place, asked of the user; undefined if they cancel. */
  entering?: (card: Card, from: Column, to: Column) => Promise<object | undefined>;
  /** Returns the same for the way back. */
  returning?: (card: Card, from: Column) => object;
}

/** Sends moves of cards to the server. A move to another column can be undone from its toast, which puts the card back between its neighbours. */
export function useBoardMoves<Card extends { readonly id: string }, Column extends MovableColumn<Card>>({
  columns,
  nameOf,
  titleOf,
  refresh,
  mutation,
  entering,
  returning,
}: Moving<Card, Column>): SendMove {
  const intl = useIntl();
  const [save] = useSaving<MoveMutation>(mutation);
  return async (place, version): Promise<MoveOutcome> => {
    const from = columns.find(({ cards }) => cards.edges.some(({ node }) => node.id === place.id));
    const to = columns.find(({ id }) => id === place.columnId);
    const index = from?.cards.edges.findIndex(({ node }) => node.id === place.id) ?? -1;
    const card = from?.cards.edges[index]?.node;
    const isEntering = from && to && card && from.id !== to.id;
    const asked = isEntering && entering ? await entering(card, from, to) : {};
    if (!asked) return undefined;
    const { response, issues } = await save({ input: { ...place, version, ...asked } });
    await refresh();
    if (issues.length === 0 && isEntering) {
      const back = {
        id: card.id,
        columnId: from.id,
        afterId: from.cards.edges[index - 1]?.node.id,
        beforeId: from.cards.edges[index + 1]?.node.id,
        ...returning?.(card, from),
      };
      const undo = async () => {
        const undone = await save({ input: back });
        if (undone.issues.length > 0)
          toast(intl.formatMessage({ id: 'kanban.refused' }, { card: titleOf(card) }), 'red', undone.issues[0].text);
        await refresh();
      };
      const text = intl.formatMessage({ id: 'kanban.movedTo' }, { card: titleOf(card), column: nameOf(to) });
      toast(text, 'green', undefined, { label: intl.formatMessage({ id: 'action.undo' }), run: undo });
    }
    return { version: response?.payload.card?.version, issues };
  };
}
