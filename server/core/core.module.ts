import { AuditEntry } from './audit/AuditEntry.ts';
import { AuditResolver } from './audit/AuditResolver.ts';
import { StoredFile } from './files/StoredFile.ts';
import { NodeResolver } from './graphql/NodeResolver.ts';

/** What every module stands on. */
export const core = {
  entities: [AuditEntry, StoredFile],
  resolvers: [AuditResolver, NodeResolver],
};
