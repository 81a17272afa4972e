import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { ProcurementPermission } from './ProcurementPermission.ts';
import { ProcurementPermissionService } from './ProcurementPermissionService.ts';

@InputType()
class ProcurementPermissionInput extends CommandInput {
  @Field(() => String) name!: string;
}

@InputType()
class ProcurementPermissionFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class ProcurementPermissionResolver extends CrudResolver({
  Entity: ProcurementPermission,
  plural: 'procurementPermissions',
  Input: ProcurementPermissionInput,
  Filter: ProcurementPermissionFilter,
  Service: ProcurementPermissionService,
  permission: Permission.PROCUREMENT,
}) {}
