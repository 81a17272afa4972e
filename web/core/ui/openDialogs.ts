const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

function show(dialogs: readonly HTMLElement[]) {
  open = dialogs;
  for (const listener of listeners) listener();
}

/** The dialog that lies on top: nothing beside it can be seen well or clicked. */
export const topDialog = (): HTMLElement | undefined => open.at(-1);

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a dialog was opened over the others; returns how to note that it is closed. */
export function enterDialog(dialog: HTMLElement): () => void {
  show([...open, dialog]);
  return () => show(open.filter(other => other !== dialog));
}
