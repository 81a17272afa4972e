import type { ShortcutRow } from '../list/listShortcuts.ts';

/** Keys of a board. */
export const boardShortcuts: readonly ShortcutRow[] = [
  [['j', '↓'], 'keys.nextCard'],
  [['k', '↑'], 'keys.previousCard'],
  [['←', '→'], 'keys.otherColumn'],
  [['Enter'], 'keys.openCard'],
  [['Space'], 'keys.liftCard'],
  [['m'], 'keys.cardMenu'],
];
