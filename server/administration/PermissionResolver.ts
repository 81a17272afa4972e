import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../core/access/Allow.ts';
import { Permission, permissionNames } from '../core/access/Permission.ts';

/** A permission and its name in the documented API. */
@ObjectType()
class PermissionInfo {
  @Field(() => Permission) code!: Permission;
  @Field(() => String) name!: string;
}

@Resolver()
export class PermissionResolver {
  /** Permissions that a role can hold (spec 1 §6). */
  @Query(() => [PermissionInfo], { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  permissions(): PermissionInfo[] {
    return Object.values(Permission).map(code => ({ code, name: permissionNames[code] }));
  }
}
