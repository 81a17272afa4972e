import type { Settings } from '../settings.ts';
import type { DatabaseAddress } from './prepareDatabase.ts';

/** Where the settings say that the database is: the embedded one where they name none. */
export const addressIn = (
  { databaseUrl, databaseOwnerUrl }: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl'>,
  embedded: DatabaseAddress | undefined,
): DatabaseAddress => (databaseUrl ? { url: databaseUrl, ownerUrl: databaseOwnerUrl } : embedded!);
