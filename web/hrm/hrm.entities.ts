import Briefcase from 'lucide-react/icons/briefcase';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import DoorOpen from 'lucide-react/icons/door-open';
import FileBadge from 'lucide-react/icons/file-badge';
import Gift from 'lucide-react/icons/gift';
import ListChecks from 'lucide-react/icons/list-checks';
import ListTree from 'lucide-react/icons/list-tree';
import Network from 'lucide-react/icons/network';
import Stamp from 'lucide-react/icons/stamp';
import TreePalm from 'lucide-react/icons/tree-palm';
import UsersRound from 'lucide-react/icons/users-round';
import attendancesQuery from '../core/relay/generated/AttendanceListQuery$parameters.ts';
import benefitsQuery from '../core/relay/generated/BenefitListQuery$parameters.ts';
import deductionsQuery from '../core/relay/generated/DeductionListQuery$parameters.ts';
import departmentsQuery from '../core/relay/generated/DepartmentListQuery$parameters.ts';
import employeesQuery from '../core/relay/generated/EmployeeListQuery$parameters.ts';
import employeeQuery from '../core/relay/generated/EmployeePageQuery$parameters.ts';
import documentsQuery from '../core/relay/generated/EmployeeDocumentListQuery$parameters.ts';
import documentQuery from '../core/relay/generated/EmployeeDocumentPageQuery$parameters.ts';
import holidaysQuery from '../core/relay/generated/HolidayListQuery$parameters.ts';
import leaveRequestsQuery from '../core/relay/generated/LeaveRequestListQuery$parameters.ts';
import leaveTypesQuery from '../core/relay/generated/LeaveTypeListQuery$parameters.ts';
import leavingStepsQuery from '../core/relay/generated/LeavingStepListQuery$parameters.ts';
import leavingTasksQuery from '../core/relay/generated/LeavingTaskListQuery$parameters.ts';
import payrollTaxesQuery from '../core/relay/generated/PayrollTaxListQuery$parameters.ts';
import positionsQuery from '../core/relay/generated/PositionListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  attendanceList,
  benefitList,
  deductionList,
  departmentList,
  employeeDocumentList,
  employeeList,
  holidayList,
  leaveRequestList,
  leaveTypeList,
  leavingStepList,
  leavingTaskList,
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

export const attendance: EntityScreens = {
  ...hrm,
  type: 'Attendance',
  code: '33',
  icon: Clock,
  path: '/HRM/attendance-records/',
  plural: 'attendance.plural',
  create: 'attendance.new',
  list: {
    spec: attendanceList,
    query: attendancesQuery,
    screen: async () => (await import('./attendance/AttendanceList.tsx')).AttendanceList,
  },
};

export const employeeDocument: EntityScreens = {
  ...hrm,
  type: 'EmployeeDocument',
  code: '35',
  icon: FileBadge,
  path: '/HRM/documents/',
  plural: 'employeeDocument.plural',
  create: 'employeeDocument.new',
  list: {
    spec: employeeDocumentList,
    query: documentsQuery,
    screen: async () => (await import('./employeeDocument/EmployeeDocumentList.tsx')).EmployeeDocumentList,
  },
  page: {
    title: 'employeeDocument.one',
    query: documentQuery,
    screen: async () => (await import('./employeeDocument/EmployeeDocumentPage.tsx')).EmployeeDocumentPage,
  },
};

export const leavingTask: EntityScreens = {
  ...hrm,
  type: 'LeavingTask',
  code: '37',
  icon: DoorOpen,
  path: '/HRM/leaving/',
  plural: 'leavingTask.plural',
  create: 'leavingTask.new',
  list: {
    spec: leavingTaskList,
    query: leavingTasksQuery,
    screen: async () => (await import('./leaving/LeavingTaskList.tsx')).LeavingTaskList,
  },
};

export const leavingStep: EntityScreens = {
  ...hrm,
  type: 'LeavingStep',
  code: '36',
  icon: ListChecks,
  path: '/HRM/leaving-steps/',
  plural: 'leavingStep.plural',
  create: 'leavingStep.new',
  list: {
    spec: leavingStepList,
    query: leavingStepsQuery,
    screen: async () => (await import('./leaving/LeavingStepList.tsx')).LeavingStepList,
  },
};
