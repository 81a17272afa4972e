import { noteNotice } from '../database/ChangeLog.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { InvariantCheck } from './InvariantCheck.ts';

/** Queues a check of the company's data; repeated requests share one job. */
export async function requestChecks({ em }: Scope): Promise<Record<string, never>> {
  await em.execute(
    `update invariant_check set state = 'WAITING', version = version + 1, updated_at = now() where company_id = noria_company()`,
  );
  await em.execute(`select noria_enqueue('checkInvariants', '{}', 'invariants ' || noria_company())`);
  noteNotice(em, { id: newId(codeOf(InvariantCheck)), type: InvariantCheck.name, kind: 'UPDATED' });
  return {};
}
