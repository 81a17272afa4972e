import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { Role } from './Role.ts';
import { RoleService, type RoleValues } from './RoleService.ts';

@InputType()
export class RoleInput extends CommandInput implements RoleValues {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => [Permission]) permissions!: Permission[];
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class RoleFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class RoleResolver extends CrudResolver({
  Entity: Role,
  plural: 'roles',
  Input: RoleInput,
  Filter: RoleFilter,
  Service: RoleService,
  permission: Permission.ADMINISTRATIVE_ROLES,
}) {}
