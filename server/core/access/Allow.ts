import { Extensions } from 'type-graphql';
import type { RightCode } from '../rules/rightCodes.ts';
import type { Permission } from './Permission.ts';

/**
 * Access levels: everyone, any signed-in user, holders of a permission (or of one right of its module), or SUPER_ADMIN only. ENROLLING also admits users who are signed in
 * without the second factor required of them. Three levels concern API keys: of the mutations open to SIGNED_IN, a key may use only those
 * marked API_KEY; it may use and read nothing marked IN_PERSON, whatever its permissions; and it may use those marked INVITING only if it may invite. A
 * SUPER_ADMIN impersonating a company may use only the mutations marked IMPERSONATING.
 */
export type Access =
  | 'PUBLIC'
  | 'SIGNED_IN'
  | 'ENROLLING'
  | 'SUPER_ADMIN'
  | 'API_KEY'
  | 'IN_PERSON'
  | 'INVITING'
  | 'IMPERSONATING'
  | Permission
  | RightCode;

const byClass = new WeakMap<object, Access[]>();
const owners = new WeakMap<object, Permission | RightCode>();

/**
 * Declares the access to a query or mutation, an entity (its rows, however they are reached), or one of its fields. Any one of the named
 * levels suffices.
 */
export const Allow = (...access: Access[]): ClassDecorator & MethodDecorator & PropertyDecorator => {
  const extend = Extensions({ allow: access });
  return ((target: object, ...member: [string?, PropertyDescriptor?]) => {
    if (member[0] === undefined) byClass.set(target, access);
    extend(target as never, ...(member as [string]));
  }) as never;
};

/**
 * Declares an entity that several modules read and one writes, or a special right of it: holders of `owner` do both, holders of `readers`
 * only read.
 */
export const Shared = ({ owner, readers }: { owner: Permission | RightCode; readers: (Permission | RightCode)[] }): ClassDecorator => {
  const allow = Allow(owner, ...readers);
  return type => {
    owners.set(type, owner);
    allow(type);
  };
};

/** Declares an entity whose rows name in a column the access levels that may read them by id. */
export const AllowedBy = (column: string): ClassDecorator => Extensions({ allowedBy: column });

/** Access levels that may read an entity's rows; undefined if they are only reached through other entities. */
export const accessOfClass = (type: object): Access[] | undefined => byClass.get(type);

/** Access levels that may write an entity's records and their attachments; for a shared entity, only its own module. */
export function writersOf(type: object): Access[] {
  const owner = owners.get(type);
  return owner ? [owner] : (accessOfClass(type) ?? []);
}
