import { writeAudit } from '../audit/writeAudit.ts';
import type { Scope } from '../graphql/Scope.ts';
import { TaskKind } from '../task/BackgroundTask.ts';
import { beginTask } from '../task/beginTask.ts';
import { companyExport } from './performCompanyExport.ts';
import { refuseWithoutAllModules } from './refuseWithoutAllModules.ts';

/** Queues the export of the whole company and records it in the audit trail. */
export async function beginCompanyExport(scope: Scope): Promise<{ id: string }> {
  const { em, viewer, context } = scope;
  await refuseWithoutAllModules(scope);
  const { userId: id, name, companyId, companyName } = viewer;
  await writeAudit(em, { id, name, origin: context.origin }, [
    { action: 'EXPORTED', entityType: 'Company', entityId: companyId, entityName: companyName },
  ]);
  const fileName = `${companyName} ${new Date().toISOString().slice(0, 10)}.zip`;
  return beginTask(scope, { kind: TaskKind.EXPORT, entity: 'Company', name: fileName, operation: companyExport, input: {} });
}
