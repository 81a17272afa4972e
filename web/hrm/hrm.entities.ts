import Briefcase from 'lucide-react/icons/briefcase';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Gift from 'lucide-react/icons/gift';
import Network from 'lucide-react/icons/network';
import Stamp from 'lucide-react/icons/stamp';
import UsersRound from 'lucide-react/icons/users-round';
import benefitsQuery from '../core/relay/generated/BenefitListQuery$parameters.ts';
import deductionsQuery from '../core/relay/generated/DeductionListQuery$parameters.ts';
import departmentsQuery from '../core/relay/generated/DepartmentListQuery$parameters.ts';
import employeesQuery from '../core/relay/generated/EmployeeListQuery$parameters.ts';
import employeeQuery from '../core/relay/generated/EmployeePageQuery$parameters.ts';
import payrollTaxesQuery from '../core/relay/generated/PayrollTaxListQuery$parameters.ts';
import positionsQuery from '../core/relay/generated/PositionListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { benefitList, deductionList, departmentList, employeeList, payrollTaxList, positionList } from './addresses.ts';

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

export const benefit: EntityScreens = {
  ...hrm,
  type: 'Benefit',
  code: '83',
  icon: Gift,
  path: '/HRM/benefits/',
  plural: 'benefit.plural',
  create: 'benefit.new',
  list: {
    spec: benefitList,
    query: benefitsQuery,
    screen: async () => (await import('./benefit/BenefitList.tsx')).BenefitList,
  },
};

export const payrollTax: EntityScreens = {
  ...hrm,
  type: 'PayrollTax',
  code: '84',
  icon: Stamp,
  path: '/HRM/tax/',
  plural: 'payrollTax.plural',
  create: 'payrollTax.new',
  list: {
    spec: payrollTaxList,
    query: payrollTaxesQuery,
    screen: async () => (await import('./payrollTax/PayrollTaxList.tsx')).PayrollTaxList,
  },
};

export const deduction: EntityScreens = {
  ...hrm,
  type: 'Deduction',
  code: '86',
  icon: CircleMinus,
  path: '/HRM/deductions/',
  plural: 'deduction.plural',
  create: 'deduction.new',
  list: {
    spec: deductionList,
    query: deductionsQuery,
    screen: async () => (await import('./deduction/DeductionList.tsx')).DeductionList,
  },
};
