let turns: Promise<unknown> = Promise.resolve();

/**
 * Works on this device's sales, one piece of work at a time among all tabs. Outside a secure context browsers have no locks: there it is one at
 * a time in each tab, and a sale that two of them send is still one sale to the server.
 */
export function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if ('locks' in navigator) return navigator.locks.request('noria-till-queue', work);
  const turn = turns.then(work);
  turns = turn.catch(() => {});
  return turn;
}
