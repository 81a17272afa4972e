import { ProcurementPermission } from './permission/ProcurementPermission.ts';
import { ProcurementPermissionResolver } from './permission/ProcurementPermissionResolver.ts';
import { procurementRoutes } from './procurement.rest.ts';

/** What is bought from whom; so far the team's list of permissions. */
export const procurement = {
  entities: [ProcurementPermission],
  resolvers: [ProcurementPermissionResolver],
  routes: procurementRoutes,
};
