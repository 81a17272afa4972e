import { Department } from './department/Department.ts';
import { DepartmentResolver } from './department/DepartmentResolver.ts';
import { Employee } from './employee/Employee.ts';
import {
  DepartmentEmployeesResolver,
  EmployeeInvitationResolver,
  EmployeePayResolver,
  EmployeeReportsResolver,
  EmployeeResolver,
  EmployeeSalariesResolver,
  PositionEmployeesResolver,
} from './employee/EmployeeResolver.ts';
import { employeeErasure } from './erasure/employeeErasure.ts';
import { Position } from './position/Position.ts';
import { PositionResolver } from './position/PositionResolver.ts';
import { employeeTemplate } from './print/employeeTemplate.ts';
import { SalaryChange } from './salary/SalaryChange.ts';
import { staffRoutes } from './staff.rest.ts';

/** The company's own structure and people, which payroll, finance and projects refer to. */
export const staff = {
  entities: [Department, Employee, Position, SalaryChange],
  resolvers: [
    DepartmentEmployeesResolver,
    DepartmentResolver,
    EmployeeInvitationResolver,
    EmployeePayResolver,
    EmployeeReportsResolver,
    EmployeeResolver,
    EmployeeSalariesResolver,
    PositionEmployeesResolver,
    PositionResolver,
  ],
  routes: staffRoutes,
  erasures: [employeeErasure],
  printTemplates: [employeeTemplate],
};
