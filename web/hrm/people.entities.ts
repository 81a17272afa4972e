import CalendarRange from 'lucide-react/icons/calendar-range';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import DoorOpen from 'lucide-react/icons/door-open';
import FileBadge from 'lucide-react/icons/file-badge';
import ListChecks from 'lucide-react/icons/list-checks';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import appraisalsQuery from '../core/relay/generated/AppraisalListQuery$parameters.ts';
import appraisalQuery from '../core/relay/generated/AppraisalPageQuery$parameters.ts';
import appraisalPeriodsQuery from '../core/relay/generated/AppraisalPeriodListQuery$parameters.ts';
import attendancesQuery from '../core/relay/generated/AttendanceListQuery$parameters.ts';
import documentsQuery from '../core/relay/generated/EmployeeDocumentListQuery$parameters.ts';
import documentQuery from '../core/relay/generated/EmployeeDocumentPageQuery$parameters.ts';
import leavingStepsQuery from '../core/relay/generated/LeavingStepListQuery$parameters.ts';
import leavingTasksQuery from '../core/relay/generated/LeavingTaskListQuery$parameters.ts';
import delegationsQuery from '../core/relay/generated/TeamDelegationListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  appraisalList,
  appraisalPeriodList,
  attendanceList,
  employeeDocumentList,
  leavingStepList,
  leavingTaskList,
  teamDelegationList,
} from './addresses.ts';

const hrm = { messages: 'hrm', access: 'HRM', section: 'hrm' } as const;

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

export const appraisal: EntityScreens = {
  ...hrm,
  type: 'Appraisal',
  code: '39',
  icon: ClipboardCheck,
  path: '/HRM/appraisals/',
  plural: 'appraisal.plural',
  list: {
    spec: appraisalList,
    query: appraisalsQuery,
    screen: async () => (await import('./appraisal/AppraisalList.tsx')).AppraisalList,
  },
  page: {
    title: 'appraisal.one',
    query: appraisalQuery,
    screen: async () => (await import('./appraisal/AppraisalPage.tsx')).AppraisalPage,
  },
};

export const appraisalPeriod: EntityScreens = {
  ...hrm,
  type: 'AppraisalPeriod',
  code: '38',
  icon: CalendarRange,
  path: '/HRM/appraisal-periods/',
  plural: 'appraisalPeriod.plural',
  create: 'appraisalPeriod.new',
  list: {
    spec: appraisalPeriodList,
    query: appraisalPeriodsQuery,
    screen: async () => (await import('./appraisal/AppraisalPeriodList.tsx')).AppraisalPeriodList,
  },
};

export const teamDelegation: EntityScreens = {
  ...hrm,
  type: 'TeamDelegation',
  code: '3e',
  icon: UserRoundCheck,
  path: '/HRM/stand-ins/',
  plural: 'teamDelegation.plural',
  create: 'teamDelegation.new',
  list: {
    spec: teamDelegationList,
    query: delegationsQuery,
    screen: async () => (await import('./delegation/TeamDelegationList.tsx')).TeamDelegationList,
  },
};
