import type { Settings } from '../settings.ts';
import type { DatabaseAddress } from './prepareDatabase.ts';

/** Returns the database address from the settings, or the embedded one if they name none. */
export const addressIn = (
  { databaseUrl, databaseOwnerUrl, databaseReadUrl }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseReadUrl'>,
  embedded: DatabaseAddress | undefined,
): DatabaseAddress => (databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl, readUrl: databaseReadUrl } : embedded!);
