const undoings = new WeakMap<object, (() => Promise<unknown>)[]>();

/** Registers how to undo an effect outside the database if the transaction is rolled back. */
export function onRollback(em: object, undo: () => Promise<unknown>): void {
  const undoing = undoings.get(em);
  if (undoing) undoing.push(undo);
  else undoings.set(em, [undo]);
}

/** Undoes those effects as far as possible; the nightly file check finds what remains. */
export async function undoOutside(em: object): Promise<void> {
  await Promise.allSettled((undoings.get(em) ?? []).splice(0).map(undo => undo()));
}
