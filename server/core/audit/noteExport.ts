import type { Scope } from '../graphql/Scope.ts';
import { nameInTrail } from '../session/Viewer.ts';
import { writeAudit, type AuditLine } from './writeAudit.ts';

/** Notes in the audit trail that the viewer took a record out of the product, as a file for a bank or a business partner. */
export function noteExport(
  { em, viewer, context }: Scope,
  record: Required<Pick<AuditLine, 'entityType' | 'entityId' | 'entityName'>>,
): Promise<void> {
  return writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [{ action: 'EXPORTED', ...record }]);
}
