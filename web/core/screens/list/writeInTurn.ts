import { environment } from '../../relay/environment.ts';

/** The version that the latest write of each row made, by the row's id. */
const made = new Map<string, Promise<number>>();

/**
 * Runs a write of a row. One that follows another waits for it and names the version that this one made: the row may not show it yet, or
 * again show an older one that was read meanwhile. Otherwise users who edit two cells quickly would be told that somebody else has changed the record.
 */
export function writeInTurn<T>(row: { id: string; version?: number }, write: (version: number | undefined) => Promise<T>): Promise<T> {
  const { id, version = 0 } = row;
  const turn = (made.get(id) ?? Promise.resolve(0)).then(before => write(Math.max(before, version) || undefined));
  made.set(
    id,
    turn.then(() => storedVersion(id)),
  );
  return turn;
}

const storedVersion = (id: string) => (environment.getStore().getSource().get(id)?.version ?? 0) as number;
