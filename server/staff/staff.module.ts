import { Department } from './department/Department.ts';
import { DepartmentResolver } from './department/DepartmentResolver.ts';
import { Position } from './position/Position.ts';
import { PositionResolver } from './position/PositionResolver.ts';
import { staffRoutes } from './staff.rest.ts';

/** The company's own structure and people, which payroll, finance and projects refer to. */
export const staff = {
  entities: [Department, Position],
  resolvers: [DepartmentResolver, PositionResolver],
  routes: staffRoutes,
};
