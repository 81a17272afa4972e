const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

function show(dialogs: readonly HTMLElement[]) {
  open = dialogs;
  for (const listener of listeners) listener();
}

/** Returns the topmost open dialog. Content outside it is inert. */
export const topDialog = (): HTMLElement | undefined => open.at(-1);

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers an open dialog; returns a function that unregisters it. */
export function enterDialog(dialog: HTMLElement): () => void {
  show([...open, dialog]);
  return () => show(open.filter(other => other !== dialog));
}
