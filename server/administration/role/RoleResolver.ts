import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Role } from './Role.ts';
import { RoleService } from './RoleService.ts';

@Resolver()
export class RoleResolver extends CrudResolver({
  Entity: Role,
  plural: 'roles',
  Service: RoleService,
  filter: ['title', 'status', 'updatedAt'],
}) {}
