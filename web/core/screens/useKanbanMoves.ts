import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../ui/toasts.ts';
import type { KanbanPosition } from './kanbanOrder.ts';

/** Result of a move: the card's new version, or the reasons why it failed; undefined if the user cancelled it. */
export type MoveOutcome = { version?: number; issues: { text: string }[] } | undefined;

/** Sends a move to the server. Resolves once the board's data includes it. */
export type SendMove = (place: KanbanPosition, version: number) => Promise<MoveOutcome>;

/** Shows moves optimistically; a failed one is undone and the reason is shown. */
export function useKanbanMoves(cards: readonly { id: string; version: number }[], send: SendMove, nameOf: (id: string) => string) {
  const intl = useIntl();
  const [pending, setPending] = useState<KanbanPosition[]>([]);
  const [said, setSaid] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Versions returned by the server, because a card may be moved again before the board is refetched. */
  const versions = useRef(new Map<string, number>());

  const carryOut = async (place: KanbanPosition, seen: number) => {
    const outcome = await send(place, Math.max(seen, versions.current.get(place.id) ?? 0));
    if (outcome?.version) versions.current.set(place.id, outcome.version);
    setPending(moves => moves.filter(move => move !== place));
    if (!outcome?.issues.length) return;
    const reason = outcome.issues.map(({ text }) => text).join(' ');
    const text = intl.formatMessage({ id: 'kanban.refused' }, { card: nameOf(place.id) });
    setSaid(`${text} ${reason}`);
    toast(text, 'red', reason);
  };
  const start = (place: KanbanPosition) => {
    setPending(moves => [...moves, place]);
    const seen = cards.find(({ id }) => id === place.id)?.version ?? 0;
    queue.current = queue.current.then(() => carryOut(place, seen));
  };
  return { pending, said, start };
}
