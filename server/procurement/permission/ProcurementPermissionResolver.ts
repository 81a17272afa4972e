import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ProcurementPermission } from './ProcurementPermission.ts';
import { ProcurementPermissionService } from './ProcurementPermissionService.ts';

@Resolver()
export class ProcurementPermissionResolver extends CrudResolver({
  Entity: ProcurementPermission,
  plural: 'procurementPermissions',
  Service: ProcurementPermissionService,
  filter: ['name', 'updatedAt'],
}) {}
