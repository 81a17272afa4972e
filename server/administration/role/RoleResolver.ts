import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Role } from './Role.ts';
import { RoleService } from './RoleService.ts';

@Resolver()
export class RoleResolver extends CrudResolver({
  Entity: Role,
  plural: 'roles',
  Service: RoleService,
  permission: Permission.ADMINISTRATIVE_ROLES,
  filter: ['title', 'status', 'updatedAt'],
}) {}
