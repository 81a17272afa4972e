import Briefcase from 'lucide-react/icons/briefcase';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Gift from 'lucide-react/icons/gift';
import ListTree from 'lucide-react/icons/list-tree';
import Network from 'lucide-react/icons/network';
import Lock from 'lucide-react/icons/lock';
import Scale from 'lucide-react/icons/scale';
import Stamp from 'lucide-react/icons/stamp';
import TreePalm from 'lucide-react/icons/tree-palm';
import UsersRound from 'lucide-react/icons/users-round';
import benefitsQuery from '../core/relay/generated/BenefitListQuery$parameters.ts';
import deductionsQuery from '../core/relay/generated/DeductionListQuery$parameters.ts';
import confidentialAdjustmentsQuery from '../core/relay/generated/ConfidentialAdjustmentListQuery$parameters.ts';
import departmentsQuery from '../core/relay/generated/DepartmentListQuery$parameters.ts';
import employeesQuery from '../core/relay/generated/EmployeeListQuery$parameters.ts';
import employeeQuery from '../core/relay/generated/EmployeePageQuery$parameters.ts';
import holidaysQuery from '../core/relay/generated/HolidayListQuery$parameters.ts';
import leaveAdjustmentsQuery from '../core/relay/generated/LeaveAdjustmentListQuery$parameters.ts';
import leaveRequestsQuery from '../core/relay/generated/LeaveRequestListQuery$parameters.ts';
import leaveTypesQuery from '../core/relay/generated/LeaveTypeListQuery$parameters.ts';
import payrollTaxesQuery from '../core/relay/generated/PayrollTaxListQuery$parameters.ts';
import positionsQuery from '../core/relay/generated/PositionListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  benefitList,
  confidentialAdjustmentList,
  deductionList,
  departmentList,
  employeeList,
  holidayList,
  leaveAdjustmentList,
  leaveRequestList,
  leaveTypeList,
  payrollTaxList,
  positionList,
} from './addresses.ts';

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

export const leaveRequest: EntityScreens = {
  ...hrm,
  type: 'LeaveRequest',
  code: '89',
  icon: TreePalm,
  path: '/HRM/leave/',
  plural: 'leaveRequest.plural',
  create: 'leaveRequest.new',
  list: {
    spec: leaveRequestList,
    query: leaveRequestsQuery,
    screen: async () => (await import('./leave/LeaveRequestList.tsx')).LeaveRequestList,
  },
};

export const leaveAdjustment: EntityScreens = {
  ...hrm,
  type: 'LeaveAdjustment',
  code: '28',
  icon: Scale,
  path: '/HRM/leave-adjustments/',
  plural: 'leaveAdjustment.plural',
  create: 'leaveAdjustment.new',
  list: {
    spec: leaveAdjustmentList,
    query: leaveAdjustmentsQuery,
    screen: async () => (await import('./leaveAdjustment/LeaveAdjustmentList.tsx')).LeaveAdjustmentList,
  },
};

export const confidentialAdjustment: EntityScreens = {
  ...hrm,
  type: 'ConfidentialAdjustment',
  code: '2b',
  icon: Lock,
  path: '/HRM/confidential-adjustments/',
  plural: 'confidentialAdjustment.plural',
  create: 'confidentialAdjustment.new',
  list: {
    spec: confidentialAdjustmentList,
    query: confidentialAdjustmentsQuery,
    screen: async () => (await import('./leaveAdjustment/ConfidentialAdjustmentList.tsx')).ConfidentialAdjustmentList,
  },
};

export const leaveType: EntityScreens = {
  ...hrm,
  type: 'LeaveType',
  code: '87',
  icon: ListTree,
  path: '/HRM/leave-types/',
  plural: 'leaveType.plural',
  create: 'leaveType.new',
  list: {
    spec: leaveTypeList,
    query: leaveTypesQuery,
    screen: async () => (await import('./leaveType/LeaveTypeList.tsx')).LeaveTypeList,
  },
};

export const holiday: EntityScreens = {
  ...hrm,
  type: 'Holiday',
  code: '88',
  icon: CalendarDays,
  path: '/HRM/holidays/',
  plural: 'holiday.plural',
  create: 'holiday.new',
  list: {
    spec: holidayList,
    query: holidaysQuery,
    screen: async () => (await import('./holiday/HolidayList.tsx')).HolidayList,
  },
};
