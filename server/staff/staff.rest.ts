import { contains, create, list, remove, table, update } from '../core/rest/Route.ts';

const department = {
  names: { en: 'Department', ar: 'القسم', sp: 'el departamento' },
  selection: '{ id title description status version createdAt updatedAt }',
};
const departmentExample = { title: 'Sales', description: 'Sells to retailers and looks after them.', status: 'ACTIVE' };

/** Documented REST calls of departments. */
export const staffRoutes = table('HRM', [
  list('/hrm/getAllDepartment', department, 'departments', { title: contains('title') }),
  create('/hrm/createDepartment', department, 'createDepartment', { example: departmentExample }),
  update('/hrm/updateDepartment/{id}', department, 'updateDepartment', { example: departmentExample }),
  remove('/hrm/deleteDepartment/{id}', department, 'deleteDepartments'),
]);
