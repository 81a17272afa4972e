import { Extensions } from 'type-graphql';
import type { Permission } from './Permission.ts';

/** Who may ask: everybody, whoever is signed in, a holder of one of the permissions, or SUPER_ADMIN alone. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | 'SUPER_ADMIN' | Permission;

/** Stands on what it guards: a query or mutation, an entity (its rows, wherever they are reached from), or one field of it. Any one of the named suffices. */
export const Allow = (...access: Access[]) => Extensions({ allow: access });
