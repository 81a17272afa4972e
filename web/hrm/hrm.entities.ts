import Briefcase from 'lucide-react/icons/briefcase';
import Network from 'lucide-react/icons/network';
import UsersRound from 'lucide-react/icons/users-round';
import departmentsQuery from '../core/relay/generated/DepartmentListQuery$parameters.ts';
import employeesQuery from '../core/relay/generated/EmployeeListQuery$parameters.ts';
import employeeQuery from '../core/relay/generated/EmployeePageQuery$parameters.ts';
import positionsQuery from '../core/relay/generated/PositionListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { departmentList, employeeList, positionList } from './addresses.ts';

const hrm = { messages: 'hrm', access: 'HRM', section: 'hrm' } as const;

export const department: EntityScreens = {
  ...hrm,
  type: 'Department',
  code: '80',
  icon: Network,
  path: '/HRM/departments/',
  plural: 'department.plural',
  create: 'department.new',
  list: {
    spec: departmentList,
    query: departmentsQuery,
    screen: async () => (await import('./department/DepartmentList.tsx')).DepartmentList,
  },
};

export const position: EntityScreens = {
  ...hrm,
  type: 'Position',
  code: '81',
  icon: Briefcase,
  path: '/HRM/positions/',
  plural: 'position.plural',
  create: 'position.new',
  list: {
    spec: positionList,
    query: positionsQuery,
    screen: async () => (await import('./position/PositionList.tsx')).PositionList,
  },
};

export const employee: EntityScreens = {
  ...hrm,
  type: 'Employee',
  code: '82',
  icon: UsersRound,
  path: '/HRM/employeeinformation/',
  plural: 'employee.plural',
  create: 'employee.new',
  list: {
    spec: employeeList,
    query: employeesQuery,
    screen: async () => (await import('./employee/EmployeeList.tsx')).EmployeeList,
  },
  page: {
    title: 'employee.one',
    query: employeeQuery,
    screen: async () => (await import('./employee/EmployeePage.tsx')).EmployeePage,
  },
};
