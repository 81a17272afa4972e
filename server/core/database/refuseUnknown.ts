import { StartError } from '../errors.ts';

const advice = {
  database: 'To keep your data, export it with the version that made it; then start this one with an empty database or data folder.',
  backup: 'Restore it with the version that wrote it.',
};

/**
 * Refuses a database or a backup with a migration that this version does not have. Names begin with the time they were written at, so one that
 * sorts before all known ones is from before the first version that can be upgraded (docs/operating.md, "Upgrading").
 * @param names the migrations that have run.
 * @param known the migrations of this version, in order.
 * @throws StartError
 */
export function refuseUnknown(what: keyof typeof advice, names: string[], known: string[]): void {
  const unknown = names.find(name => !known.includes(name));
  if (!unknown) return;
  const has = `(it has "${unknown}")`;
  if (unknown < known[0])
    throw new StartError(
      `The ${what} was made by a version of Noria from before upgrades were supported ${has}, and cannot be upgraded. ${advice[what]}`,
    );
  const then = what === 'database' ? 'start the newer version' : 'restore it with the newer version';
  throw new StartError(`The ${what} is newer than this version of Noria ${has}: ${then}.`);
}
