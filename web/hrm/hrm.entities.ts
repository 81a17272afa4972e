import Briefcase from 'lucide-react/icons/briefcase';
import Network from 'lucide-react/icons/network';
import departmentsQuery from '../core/relay/generated/DepartmentListQuery$parameters.ts';
import positionsQuery from '../core/relay/generated/PositionListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { departmentList, positionList } from './addresses.ts';

const hrm = { messages: 'hrm', access: 'HRM', section: 'hrm' } as const;

export const department: EntityScreens = {
  ...hrm,
  type: 'Department',
  code: '80',
  icon: Network,
  path: '/HRM/departments/',
  plural: 'menu.departments',
  create: 'palette.newDepartment',
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
  plural: 'menu.positions',
  create: 'palette.newPosition',
  list: {
    spec: positionList,
    query: positionsQuery,
    screen: async () => (await import('./position/PositionList.tsx')).PositionList,
  },
};
