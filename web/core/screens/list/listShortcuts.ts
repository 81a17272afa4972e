/** Keys, and the message that says what they do. */
export type ShortcutRow = readonly [keys: readonly string[], message: string];

/** Keys of a list. */
export const listShortcuts = ({ searches, creates, ticks }: Record<'searches' | 'creates' | 'ticks', boolean>): ShortcutRow[] => [
  [['j', '↓'], 'keys.next'],
  [['k', '↑'], 'keys.previous'],
  [['Enter'], 'keys.open'],
  ...(ticks ? [[['x'], 'keys.tick'] as const] : []),
  ...(searches ? [[['/'], 'keys.search'] as const] : []),
  ...(creates ? [[['n'], 'keys.create'] as const] : []),
  [['Esc'], 'keys.clear'],
];

/** Keys of every screen. */
export const pageShortcuts: readonly ShortcutRow[] = [
  [['Ctrl', 'K'], 'keys.palette'],
  [['F1'], 'keys.helpPanel'],
  [['?'], 'keys.help'],
];
