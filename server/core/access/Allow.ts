import { Extensions } from 'type-graphql';
import type { Permission } from './Permission.ts';

/**
 * Who may ask: everybody, whoever is signed in, a holder of one of the permissions, or SUPER_ADMIN alone. ENROLLING lets in besides who is
 * signed in without the second factor that is demanded of him. Three words about keys go beside these: of mutations that SIGNED_IN opens, a
 * key may use those alone that say API_KEY; none that says IN_PERSON, whatever permission it has; and one that says INVITING if it may invite.
 * SUPER_ADMIN on a visit in a company may use those mutations alone that say VISITING.
 */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'ENROLLING' | 'SUPER_ADMIN' | 'API_KEY' | 'IN_PERSON' | 'INVITING' | 'VISITING' | Permission;

const byClass = new WeakMap<object, Access[]>();
const owners = new WeakMap<object, Permission>();

/** Stands on what it guards: a query or mutation, an entity (its rows, wherever they are reached from), or one field of it. Any one of the named suffices. */
export const Allow = (...access: Access[]): ClassDecorator & MethodDecorator & PropertyDecorator => {
  const extend = Extensions({ allow: access });
  return ((target: object, ...member: [string?, PropertyDescriptor?]) => {
    if (member[0] === undefined) byClass.set(target, access);
    extend(target as never, ...(member as [string]));
  }) as never;
};

/** Stands on an entity that several modules read and one writes: holders of `owner` do both, holders of `readers` read. */
export const Shared = ({ owner, readers }: { owner: Permission; readers: Permission[] }): ClassDecorator => {
  const allow = Allow(owner, ...readers);
  return type => {
    owners.set(type, owner);
    allow(type);
  };
};

/** Stands on an entity whose rows say themselves who may read them by id: the words of access in a column. */
export const AllowedBy = (column: string): ClassDecorator => Extensions({ allowedBy: column });

/** Who may read the rows of an entity; undefined where they are reached through others alone. */
export const accessOfClass = (type: object): Access[] | undefined => byClass.get(type);

/** Who may write the records of an entity and what hangs on them: of a shared one its own module alone. */
export function writersOf(type: object): Access[] {
  const owner = owners.get(type);
  return owner ? [owner] : (accessOfClass(type) ?? []);
}
