import { NotFound } from '../core/errors.ts';
import { alternately } from '../core/rest/alternately.ts';
import { pageOf } from '../core/rest/pageOf.ts';
import { renamed } from '../core/rest/renamed.ts';
import {
  contains,
  create,
  list,
  oneId,
  remove,
  table,
  update,
  type Resource,
  type RestCall,
  type Route,
  type Values,
} from '../core/rest/Route.ts';
import { mayReadPay } from './employee/mayReadPay.ts';

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
const ofEmployee = `id companyId name number email phone designation department { id title } departmentName isHead position { id title }
    manager { id name } user { userId name } joiningDate: joinedOn joinedOn leavingDate: leftOn leftOn status bornOn address city country
    emergencyContact emergencyPhone education certification technologies academicData professionalData personalData
    nationalId bankAccount salary customFields { key value } version createdAt updatedAt`;
const ofPayrolls = `id title number kind payrollstatus: status startDate: startsOn endDate: endsOn payDate: payOn paidOn isReversed`;
const employee: Resource = { names: { en: 'Employee', ar: 'الموظف', sp: 'el empleado' }, selection: `{ ${ofEmployee} }` };
/** An employee with the latest payroll runs that pay them (spec 2 §3 and §4). */
const paidEmployee: Resource = { ...employee, selection: `{ ${ofEmployee} payrolls(first: 100) { edges { node { ${ofPayrolls} } } } }` };
/** Answers those who may see pay with the payroll list of each employee; others without it. */
const withPayrolls = (route: Route): Route =>
  alternately(route, { ...route, resource: paidEmployee }, ({ viewer }) => !!viewer && mayReadPay(viewer));
const employeeExample = {
  name: 'Lina Ortega',
  department: 'id of the department',
  designation: 'Sales representative',
  education: 'BSc Business Administration',
  certification: 'CPSP',
  technologies: ['Excel'],
  personalData: { nationalId: 'X-1234567', phone: '34600112244' },
  academicData: ['BSc Business Administration, University of Seville, 2014'],
  professionalData: ['Account manager, Talleres Vidal, 2014 to 2021'],
};

/** An entry given as text, or as an object whose values are joined: `{degree, school, year}`. */
const entryOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null
    ? Object.values(entry)
        .filter(value => ['string', 'number'].includes(typeof value))
        .join(', ')
    : entry;

/** `personalData` holds personal fields, among them `nationalId` and `phone`; references are given by id or as `department`, `position`, `manager`, `user`. */
function employeeBody({ body: { personalData, ...body } }: RestCall): Values {
  const personal = typeof personalData === 'object' && personalData !== null ? (personalData as Values) : {};
  const values = renamed(
    { ...personal, ...body },
    {
      department: 'departmentId',
      position: 'positionId',
      manager: 'managerId',
      user: 'userId',
      joiningDate: 'joinedOn',
      leavingDate: 'leftOn',
    },
  );
  for (const name of ['academicData', 'professionalData']) if (Array.isArray(values[name])) values[name] = values[name].map(entryOf);
  return values;
}

/** Employees of a company: those of the viewer's own, and none of any other. */
const ofCompany = (value: string | string[], { viewer }: RestCall): Values =>
  [value].flat().every(id => oneId(id) === viewer?.companyId) ? {} : { department: { in: [] } };

/** The id of a company in the path; only the viewer's own is known. */
function allOfCompany({ params, query, viewer }: RestCall): Values {
  if (oneId(params.id) !== viewer?.companyId) throw NotFound();
  const { size: first, offset } = pageOf(query);
  return { first, offset };
}

/** Accepted and without effect: every list answers in pages. */
const inPages = (): Values => ({});

/** Documented REST calls of departments, positions and employees. */
export const staffRoutes = table('HRM', [
  list('/hrm/getAllDepartment', department, 'departments', { title: contains('title') }),
  create('/hrm/createDepartment', department, 'createDepartment', { example: departmentExample }),
  update('/hrm/updateDepartment/{id}', department, 'updateDepartment', { example: departmentExample }),
  remove('/hrm/deleteDepartment/{id}', department, 'deleteDepartments'),
  list('/hrm/getAllPositions', position, 'positions', { title: contains('title') }),
  create('/hrm/createPositions', position, 'createPosition', { values: positionBody, example: positionExample }),
  update('/hrm/updatePositions/{id}', position, 'updatePosition', { values: positionBody, example: positionExample }),
  remove('/hrm/deletePosition/{id}', position, 'deletePositions'),
  withPayrolls(
    list('/hrm/getAllEmployeinfo', employee, 'employees', {
      name: contains('name'),
      companyId: ofCompany,
      departmentName: contains('departmentName'),
      pagination: inPages,
    }),
  ),
  withPayrolls(list('/hrm/getAllEmployeesInfoByCompanyId/{id}', employee, 'employees', {}, { values: allOfCompany })),
  withPayrolls(create('/hrm/createEmployeinfo', employee, 'createEmployee', { values: employeeBody, example: employeeExample })),
  withPayrolls(update('/hrm/updateEmployeinfo/{id}', employee, 'updateEmployee', { values: employeeBody, example: employeeExample })),
  remove('/hrm/deleteEmployeinfo/{id}', employee, 'deleteEmployees'),
]);
