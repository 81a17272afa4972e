import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { ExpectedError } from '../errors.ts';
import { markChanges } from './ChangeLog.ts';
import { asExpected, isRetryable } from './databaseErrors.ts';
import { withNext } from './withNext.ts';

/**
 * Runs an action of a transaction behind a savepoint of its own. Returns why it was refused, in which case nothing that it wrote remains, also
 * not in the audit trail; undefined if it was not. Other errors are thrown, as are those for which the whole transaction is retried.
 * @param expected The refusal that an error is; undefined for one to throw.
 */
export async function behindSavepoint(
  em: EntityManager,
  action: () => Promise<unknown>,
  expected: (error: unknown) => ExpectedError | undefined = asExpected,
): Promise<ExpectedError | undefined> {
  const run = (text: string) => em.getKysely().executeQuery(CompiledQuery.raw(text));
  const takeBack = markChanges(em);
  // Sent in the same round trip as the action's first statement.
  await run(`${withNext}savepoint one`);
  try {
    await action();
    await run('release savepoint one');
    return undefined;
  } catch (error) {
    const refused = isRetryable(error) ? undefined : expected(error);
    if (!refused) throw error;
    await run('rollback to savepoint one');
    em.clear();
    takeBack();
    return refused;
  }
}
