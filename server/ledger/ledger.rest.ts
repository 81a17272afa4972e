import { create, list, one, table, update, type RestCall, type Values } from '../core/rest/Route.ts';
import { renamed } from '../core/rest/renamed.ts';

const costCenter = {
  names: { en: 'Cost center', ar: 'مركز التكلفة', sp: 'el centro de costos' },
  selection: '{ id description budget duration department { id title } status version createdAt updatedAt }',
};
const costCenterExample = {
  description: 'Showroom',
  budget: 12000,
  duration: '12',
  department: '01a1fea6-03c4-72ce-b444-650268a04380',
  status: 'ACTIVE',
};

/** Maps the documented body: the department by its id, the duration as a number or a text, and the company, which is the caller's own. */
function costCenterBody({ body }: RestCall): Values {
  const { company: _, department: __, duration, ...values } = renamed(body, { department: 'departmentId' });
  return { ...values, ...(duration !== undefined && { duration: typeof duration === 'string' ? Number(duration) : duration }) };
}

/** Documented REST calls of cost centers. */
export const ledgerRoutes = table('Finance', [
  create('/finance/create/cost-center', costCenter, 'createCostCenter', { values: costCenterBody, example: costCenterExample }),
  update('/finance/update/cost-center/{id}', costCenter, 'updateCostCenter', { values: costCenterBody, example: costCenterExample }),
  one('/finance/get_cost-center/{id}', costCenter, 'costCenter'),
  list('/finance/get_all_cost_centers', costCenter, 'costCenters'),
]);
