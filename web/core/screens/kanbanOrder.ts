/** Where a card is to stand: in a column, behind one card and before another, as they are seen. */
export interface KanbanPlace {
  id: string;
  columnId: string;
  afterId?: string;
  beforeId?: string;
}

/** Cards of each column from the top, by id. */
export type KanbanOrder = ReadonlyMap<string, readonly string[]>;

/** A card as it stands on the server. */
export interface RankedCard {
  readonly id: string;
  readonly rank: string;
  readonly column: { readonly id: string };
}

/** The cards as the server has them, and then the moves it has not answered yet. Ranks are compared character by character. */
export function orderOf(columnIds: readonly string[], cards: readonly RankedCard[], moves: readonly KanbanPlace[]): KanbanOrder {
  const known = [...new Map(cards.map(card => [card.id, card])).values()].sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const order: KanbanOrder = new Map(columnIds.map(id => [id, known.filter(({ column }) => column.id === id).map(card => card.id)]));
  return moves.reduce(placed, order);
}

/** The order with one card where it is to stand. */
export function placed(order: KanbanOrder, { id, columnId, afterId, beforeId }: KanbanPlace): KanbanOrder {
  const next = new Map([...order].map(([column, ids]) => [column, ids.filter(other => other !== id)]));
  const ids = next.get(columnId);
  if (!ids) return order;
  const after = afterId ? ids.indexOf(afterId) : -1;
  const before = beforeId ? ids.indexOf(beforeId) : -1;
  const index = after >= 0 ? after + 1 : Math.max(before, 0);
  next.set(columnId, ids.toSpliced(index, 0, id));
  return next;
}

/** The place at an index of a column, counted without the card itself. */
export function placeAt(order: KanbanOrder, id: string, columnId: string, index: number): KanbanPlace {
  const others = (order.get(columnId) ?? []).filter(other => other !== id);
  return { id, columnId, afterId: others[index - 1], beforeId: others[index] };
}

/** Where a card stands: its column, and its index there. */
export function spotOf(order: KanbanOrder, id: string): { columnId: string; index: number } | undefined {
  for (const [columnId, ids] of order) {
    const index = ids.indexOf(id);
    if (index >= 0) return { columnId, index };
  }
  return undefined;
}
