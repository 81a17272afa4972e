let turns: Promise<unknown> = Promise.resolve();

/**
 * Runs work on this device's sales exclusively, one call at a time across all tabs. Outside a secure context browsers have no Web Locks, so
 * calls are serialised per tab only; a sale that two tabs send is still a single sale to the server.
 */
export function withQueueLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if ('locks' in navigator) return navigator.locks.request('noria-till-queue', work);
  const turn = turns.then(work);
  turns = turn.catch(() => {});
  return turn;
}
