import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { role, user, webhook } from './administration.entities.ts';

/** Administration records that the command palette finds and creates. */
export const records: RecordKind[] = [user, role, webhook].map(recordKindOf);
