import { contains, create, list, remove, table, update } from '../core/rest/Route.ts';

const permission = { names: { en: 'Permission', ar: 'الصلاحية', sp: 'el permiso' }, selection: '{ id name version createdAt updatedAt }' };
const example = { name: 'Approve quotations' };

/** Documented REST calls of Procurement. */
export const procurementRoutes = table('Procurement', [
  list('/procurement/permission/getAll', permission, 'procurementPermissions', { name: contains('name') }),
  create('/procurement/permission/create', permission, 'createProcurementPermission', { example }),
  update('/procurement/permission/update/{id}', permission, 'updateProcurementPermission', { example }),
  remove('/procurement/permission/delete/{id}', permission, 'deleteProcurementPermissions'),
]);
