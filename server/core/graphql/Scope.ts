import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../session/Viewer.ts';
import type { Context } from './Context.ts';

/** Scope of a command: its transaction, and the viewer who runs it. */
export interface Scope {
  em: EntityManager;
  viewer: Viewer;
  context: Context;
}
