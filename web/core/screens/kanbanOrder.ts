/** Target position of a card: a column, and the neighbours it was dropped between. */
export interface KanbanPosition {
  id: string;
  columnId: string;
  afterId?: string;
  beforeId?: string;
}

/** Ids of the cards in each column, from the top. */
export type KanbanOrder = ReadonlyMap<string, readonly string[]>;

/** A card's position on the server. */
export interface RankedCard {
  readonly id: string;
  readonly rank: string;
  readonly column: { readonly id: string };
}

/** Returns the cards in the server's order with the unanswered moves applied. Ranks are compared by code unit. */
export function orderOf(columnIds: readonly string[], cards: readonly RankedCard[], moves: readonly KanbanPosition[]): KanbanOrder {
  const known = [...new Map(cards.map(card => [card.id, card])).values()].sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const order: KanbanOrder = new Map(columnIds.map(id => [id, known.filter(({ column }) => column.id === id).map(card => card.id)]));
  return moves.reduce(withMove, order);
}

/** Returns the order with a card moved to a position. */
export function withMove(order: KanbanOrder, { id, columnId, afterId, beforeId }: KanbanPosition): KanbanOrder {
  const next = new Map([...order].map(([column, ids]) => [column, ids.filter(other => other !== id)]));
  const ids = next.get(columnId);
  if (!ids) return order;
  const after = afterId ? ids.indexOf(afterId) : -1;
  const before = beforeId ? ids.indexOf(beforeId) : -1;
  const index = after >= 0 ? after + 1 : Math.max(before, 0);
  next.set(columnId, ids.toSpliced(index, 0, id));
  return next;
}

/** Returns the position at an index of a column, not counting the card itself. */
export function positionAt(order: KanbanOrder, id: string, columnId: string, index: number): KanbanPosition {
  const others = (order.get(columnId) ?? []).filter(other => other !== id);
  return { id, columnId, afterId: others[index - 1], beforeId: others[index] };
}

/** Returns a card's column and its index there. */
export function positionOf(order: KanbanOrder, id: string): { columnId: string; index: number } | undefined {
  for (const [columnId, ids] of order) {
    const index = ids.indexOf(id);
    if (index >= 0) return { columnId, index };
  }
  return undefined;
}
