import CalendarDays from 'lucide-react/icons/calendar-days';
import ListTree from 'lucide-react/icons/list-tree';
import Lock from 'lucide-react/icons/lock';
import Scale from 'lucide-react/icons/scale';
import TreePalm from 'lucide-react/icons/tree-palm';
import confidentialAdjustmentsQuery from '../core/relay/generated/ConfidentialAdjustmentListQuery$parameters.ts';
import holidaysQuery from '../core/relay/generated/HolidayListQuery$parameters.ts';
import leaveAdjustmentsQuery from '../core/relay/generated/LeaveAdjustmentListQuery$parameters.ts';
import leaveRequestsQuery from '../core/relay/generated/LeaveRequestListQuery$parameters.ts';
import leaveTypesQuery from '../core/relay/generated/LeaveTypeListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { confidentialAdjustmentList, holidayList, leaveAdjustmentList, leaveRequestList, leaveTypeList } from './addresses.ts';

const hrm = { messages: 'hrm', access: 'HRM', section: 'hrm' } as const;

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
