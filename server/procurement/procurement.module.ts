import { ProcurementPermission } from './permission/ProcurementPermission.ts';
import { ProcurementPermissionResolver } from './permission/ProcurementPermissionResolver.ts';
import { procurementRoutes } from './procurement.rest.ts';

/** Purchasing; so far only the team's list of permissions. */
export const procurement = {
  entities: [ProcurementPermission],
  resolvers: [ProcurementPermissionResolver],
  routes: procurementRoutes,
};
