import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../core/database/Database.ts';
import { openClient } from '../core/database/openClient.ts';
import { refuseUnlessOwner } from '../core/database/prepareDatabase.ts';
import { dropCredential, endSessionsOfCompany, revokeKeysOf } from '../core/session/credentials.ts';
import type { FileStore } from '../core/files/FileStore.ts';
import { atlas, boreal } from './companies.ts';
import { deleteReplaced } from './deleteReplaced.ts';
import { demoPassword, loadDemoPictures } from './loadDemo.ts';
import { loadCompany } from './loadCompany.ts';

/** What a reset of the demo works on. */
export interface ResetParts {
  database: Database;
  /** URL of the owner of the tables: nobody else may delete what is posted. */
  ownerUrl: string;
  files: FileStore;
}

/**
 * Makes the demo companies anew. Visitors find the old ones until the new ones are whole; then their sessions end, and they sign in again.
 * What is left of the old ones is deleted with its files, also that of a reset that was interrupted.
 */
async function resetDemo({ database, ownerUrl, files }: ResetParts): Promise<void> {
  await database.platform(async em => {
    await replaceCompanies(em);
    for (const company of [atlas, boreal]) {
      await em.execute(`select set_config('app.company', '', true)`);
      await loadCompany({ platform: work => work(em) }, company, demoPassword);
      await leaveCompany(em);
    }
  });
  await deleteReplaced(ownerUrl);
  await loadDemoPictures(database, files);
}

/**
 * What makes the demo anew, for a server that is to do so.
 *
 * @throws StartError if nobody who owns the tables is known
 */
export async function demoReset(parts: ResetParts): Promise<() => Promise<void>> {
  const client = await openClient(parts.ownerUrl, 'noria demo');
  try {
    await refuseUnlessOwner(client);
  } finally {
    await client.end();
  }
  return () => resetDemo(parts);
}

/** Ends the demo companies as they are. */
async function replaceCompanies(em: EntityManager): Promise<void> {
  // A reset may take longer than a request.
  await em.execute('set local statement_timeout = 0');
  await em.execute(`select pg_advisory_xact_lock(hashtext('noria demo'))`);
  const companies = await em.execute<{ id: string }[]>('select id from company where is_demo and deleted_at is null order by id');
  for (const { id } of companies) await replaceCompany(em, id);
}

/** Ends one demo company as it is: nobody signs in to it any more, and its name and addresses are free. */
export async function replaceCompany(em: EntityManager, id: string): Promise<void> {
  await em.execute(`select set_config('app.company', ?, true)`, [id]);
  await endSessionsOfCompany(em);
  const users = await em.execute<{ id: string }[]>('select id from user_account where company_id = noria_company()');
  for (const user of users) {
    await revokeKeysOf(em, user.id);
    await dropCredential(em, user.id);
  }
  for (const table of ['storefront', 'careers_page'])
    await em.execute(`update ${table} set address = 'replaced-' || noria_company() where company_id = noria_company()`);
  await em.execute(`update company set status = 'SUSPENDED', deleted_at = now() where id = ?`, [id]);
  await leaveCompany(em);
}

/** Checks now what is otherwise checked at the commit, when the rows of another company are in sight. */
async function leaveCompany(em: EntityManager): Promise<void> {
  await em.flush();
  await em.execute('set constraints all immediate');
  await em.execute('set constraints all deferred');
  em.clear();
}
