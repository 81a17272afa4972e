import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/useLanguage.ts';
import { positionAt, withMove, positionOf, type KanbanOrder, type KanbanPosition } from './kanbanOrder.ts';

interface KeysOf {
  order: KanbanOrder;
  columns: readonly { id: string; name: string }[];
  nameOf: (id: string) => string;
  moves: { start: (place: KanbanPosition) => void };
  /** Freezes the board at an order; undefined releases it. */
  hold: (order: KanbanOrder | undefined) => void;
}

/** Moves cards by keyboard: Space or Enter picks up and drops a card, arrows move it, Escape puts it back. Announces each step. */
export function useKanbanKeys({ order, columns, nameOf, moves, hold }: KeysOf) {
  const intl = useIntl();
  const { direction } = useLanguage();
  const [lifted, setLifted] = useState<KanbanPosition>();
  const [said, setSaid] = useState('');
  const shown = lifted ? withMove(order, lifted) : order;

  const say = (message: string, id: string, at: KanbanOrder) => {
    const spot = positionOf(at, id);
    const column = columns.find(candidate => candidate.id === spot?.columnId)?.name ?? '';
    const values = { card: nameOf(id), column, position: (spot?.index ?? 0) + 1, count: at.get(spot?.columnId ?? '')?.length ?? 0 };
    setSaid(intl.formatMessage({ id: `kanban.${message}` }, values));
  };
  const lift = (id: string) => {
    const spot = positionOf(order, id)!;
    hold(order);
    setLifted(positionAt(order, id, spot.columnId, spot.index));
    say('lifted', id, order);
  };
  const drop = (id: string, cancelled: boolean) => {
    const [from, to] = [positionOf(order, id), positionOf(shown, id)];
    const isMoved = from?.columnId !== to?.columnId || from?.index !== to?.index;
    setLifted(undefined);
    hold(undefined);
    say(cancelled ? 'putBack' : 'dropped', id, cancelled ? order : shown);
    if (!cancelled && isMoved) moves.start(lifted!);
  };
  const step = (id: string, columnBy: number, indexBy: number) => {
    const spot = positionOf(shown, id)!;
    const column = columns[columns.findIndex(({ id: columnId }) => columnId === spot.columnId) + columnBy];
    const most = column && (shown.get(column.id)?.length ?? 0) - (columnBy ? 0 : 1);
    if (!column || spot.index + indexBy < 0 || (!columnBy && spot.index + indexBy > most)) return;
    const place = positionAt(shown, id, column.id, Math.min(spot.index + indexBy, most));
    setLifted(place);
    say('over', id, withMove(order, place));
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isLifted = lifted?.id === id;
    const forward = direction === 'rtl' ? -1 : 1;
    const actions: Record<string, (() => void) | undefined> = {
      ' ': () => (isLifted ? drop(id, false) : lift(id)),
      Enter: () => (isLifted ? drop(id, false) : lift(id)),
      ...(isLifted && {
        Escape: () => drop(id, true),
        Tab: () => drop(id, true),
        ArrowUp: () => step(id, 0, -1),
        ArrowDown: () => step(id, 0, 1),
        ArrowRight: () => step(id, forward, 0),
        ArrowLeft: () => step(id, -forward, 0),
      }),
    };
    const action = actions[event.key];
    if (!action) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    action();
  };
  return { order: shown, liftedId: lifted?.id, said, onKeyDown };
}
