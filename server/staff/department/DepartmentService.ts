import { ServiceOf } from '../../core/record/EntityService.ts';
import { Department } from './Department.ts';
import { departmentRules } from './department.rules.ts';

/** The company's departments. */
export class DepartmentService extends ServiceOf(Department, departmentRules) {}
