import { renamed } from '../core/rest/renamed.ts';
import { contains, create, list, remove, table, update, type RestCall, type Values } from '../core/rest/Route.ts';

const department = {
  names: { en: 'Department', ar: 'القسم', sp: 'el departamento' },
  selection: '{ id title description status version createdAt updatedAt }',
};
const departmentExample = { title: 'Sales', description: 'Sells to retailers and looks after them.', status: 'ACTIVE' };
const position = {
  names: { en: 'Position', ar: 'الوظيفة', sp: 'el puesto' },
  selection: '{ id title cadre type department { id title } budget headcount description status version createdAt updatedAt }',
};
const positionExample = {
  title: 'Sales representative',
  cadre: 'Senior',
  description: 'Looks after the retailers of a region.',
  budget: 9000,
  status: 'ACTIVE',
  type: 'FULL_TIME',
  department: 'id of the department',
};

/** The department is given as `department` or `departmentId`. */
const positionBody = ({ body }: RestCall): Values => renamed(body, { department: 'departmentId' });

/** Documented REST calls of departments and positions. */
export const staffRoutes = table('HRM', [
  list('/hrm/getAllDepartment', department, 'departments', { title: contains('title') }),
  create('/hrm/createDepartment', department, 'createDepartment', { example: departmentExample }),
  update('/hrm/updateDepartment/{id}', department, 'updateDepartment', { example: departmentExample }),
  remove('/hrm/deleteDepartment/{id}', department, 'deleteDepartments'),
  list('/hrm/getAllPositions', position, 'positions', { title: contains('title') }),
  create('/hrm/createPositions', position, 'createPosition', { values: positionBody, example: positionExample }),
  update('/hrm/updatePositions/{id}', position, 'updatePosition', { values: positionBody, example: positionExample }),
  remove('/hrm/deletePosition/{id}', position, 'deletePositions'),
]);
