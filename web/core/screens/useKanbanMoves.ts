import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../ui/toasts.ts';
import type { KanbanPlace } from './kanbanOrder.ts';

/** What became of a move: the card's new version; why it was refused; undefined when whoever moved it thought again. */
export type MoveOutcome = { version?: number; issues: { text: string }[] } | undefined;

/** Tells the server of a move. It answers when the board's data say so too. */
export type SendMove = (place: KanbanPlace, version: number) => Promise<MoveOutcome>;

/** Moves that show before the server has answered; a refused one is undone, and why is said. */
export function useKanbanMoves(cards: readonly { id: string; version: number }[], send: SendMove, nameOf: (id: string) => string) {
  const intl = useIntl();
  const [pending, setPending] = useState<KanbanPlace[]>([]);
  const [said, setSaid] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Versions that the server gave since: a card may be moved again before the board is read anew. */
  const versions = useRef(new Map<string, number>());

  const carryOut = async (place: KanbanPlace, seen: number) => {
    const outcome = await send(place, Math.max(seen, versions.current.get(place.id) ?? 0));
    if (outcome?.version) versions.current.set(place.id, outcome.version);
    setPending(moves => moves.filter(move => move !== place));
    if (!outcome?.issues.length) return;
    const reason = outcome.issues.map(({ text }) => text).join(' ');
    const text = intl.formatMessage({ id: 'kanban.refused' }, { card: nameOf(place.id) });
    setSaid(`${text} ${reason}`);
    toast(text, 'red', reason);
  };
  const start = (place: KanbanPlace) => {
    setPending(moves => [...moves, place]);
    const seen = cards.find(({ id }) => id === place.id)?.version ?? 0;
    queue.current = queue.current.then(() => carryOut(place, seen));
  };
  return { pending, said, start };
}
