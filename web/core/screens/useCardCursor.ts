import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import { positionOf, type KanbanOrder } from './kanbanOrder.ts';
import { useListKeys } from './list/useListKeys.ts';

interface CursorOf {
  order: KanbanOrder;
  columns: readonly { id: string }[];
  /** Picks up a card by the key that was pressed. */
  lift: (event: KeyboardEvent, id: string) => void;
  /** What letters do on a card. */
  keysOf: (id: string) => Readonly<Record<string, () => void>> | undefined;
  /** Opens the form that adds a card to a column. */
  onQuick?: (columnId: string) => void;
}

/**
 * Goes from card to card by keyboard: the arrows within a column and to the next one, J and K from anywhere, Enter opens a card, Space
 * lifts it, M opens its menu, Q adds one to its column.
 */
export function useCardCursor({ order, columns, lift, keysOf, onQuick }: CursorOf) {
  const { direction } = useLanguage();
  const [at, setAt] = useState<{ id: string; round: number }>();
  const filled = columns.map(({ id }) => id).filter(id => order.get(id)?.length);
  const isThere = at && positionOf(order, at.id);
  const active = isThere ? at : { id: filled.length ? order.get(filled[0])![0] : undefined, round: 0 };

  const go = (id: string | undefined) => id && setAt(before => ({ id, round: (before?.round ?? 0) + 1 }));
  const down = (id: string, by: number) => {
    const { columnId, index } = positionOf(order, id)!;
    go(order.get(columnId)![index + by]);
  };
  const across = (id: string, by: number) => {
    const { columnId, index } = positionOf(order, id)!;
    const ids = order.get(filled[filled.indexOf(columnId) + by] ?? '') ?? [];
    go(ids[Math.min(index, ids.length - 1)]);
  };
  // Without a card in focus, the first key goes to the one that is active.
  const next = (by: number) => {
    if (!active.id) return;
    if (document.activeElement?.closest('[data-card]')) down(active.id, by);
    else go(active.id);
  };
  const quick = onQuick && (() => onQuick((active.id && positionOf(order, active.id)?.columnId) ?? columns[0]?.id));
  useListKeys({ next: () => next(1), previous: () => next(-1), quick });

  const onKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const { key, currentTarget: card, target } = event;
    const isCard = target === card;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isCard && !(target as Element).closest('[data-handle]')) return;
    const forward = direction === 'rtl' ? -1 : 1;
    const ids = order.get(positionOf(order, id)?.columnId ?? '') ?? [];
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => down(id, 1),
      ArrowUp: () => down(id, -1),
      ArrowRight: () => across(id, forward),
      ArrowLeft: () => across(id, -forward),
      Home: () => go(ids[0]),
      End: () => go(ids.at(-1)),
      ...(isCard && { Enter: () => card.querySelector('a')?.click(), ' ': () => lift(event, id) }),
      m: () => card.querySelector<HTMLElement>('[popovertarget]')?.click(),
      ...keysOf(id),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const onFocus = (id: string) => setAt(before => (before?.id === id ? before : { id, round: 0 }));
  return { active, onKey, onFocus };
}
