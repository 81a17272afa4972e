import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Department } from './Department.ts';
import { DepartmentService } from './DepartmentService.ts';

@Resolver()
export class DepartmentResolver extends CrudResolver({
  Entity: Department,
  plural: 'departments',
  Service: DepartmentService,
  filter: ['title', 'description', 'employeeCount', 'status', 'updatedAt'],
}) {}
