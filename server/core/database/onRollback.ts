const undoings = new WeakMap<object, (() => Promise<unknown>)[]>();

/** What a transaction did outside the database, to be undone should it be rolled back. */
export function onRollback(em: object, undo: () => Promise<unknown>): void {
  const undoing = undoings.get(em);
  if (undoing) undoing.push(undo);
  else undoings.set(em, [undo]);
}

/** Undoes it, as far as that is possible: what fails remains, and the nightly look at the files finds it. */
export async function undoOutside(em: object): Promise<void> {
  await Promise.allSettled((undoings.get(em) ?? []).splice(0).map(undo => undo()));
}
