import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../session/Viewer.ts';
import type { Context } from './Context.ts';

/** What a command works in: one transaction, and who gave it. */
export interface Scope {
  em: EntityManager;
  viewer: Viewer;
  context: Context;
}
