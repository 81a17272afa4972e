import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../../core/database/ids.ts';
import { Conflict, NotFound } from '../../../core/errors.ts';
import { PayrollRun, payrollRunCode } from './PayrollRun.ts';

/**
 * Finds a run and locks it until the transaction ends, so that its steps follow one another.
 * @throws RequestError NOT_FOUND, for the `field` that held the id; Conflict if its version is not the one that the caller saw.
 */
export async function holdRun(em: EntityManager, id: string, version?: number, field?: string): Promise<PayrollRun> {
  const run =
    typeOfId(id) === payrollRunCode && (await em.findOne(PayrollRun, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  if (!run) throw NotFound(field);
  if (version !== undefined && version !== null && run.version !== version) throw new Conflict(id);
  return run;
}
