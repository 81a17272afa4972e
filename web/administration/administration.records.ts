import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { role, user, webhook } from './administration.entities.ts';

/** What the command palette finds and creates of administration. */
export const records: RecordKind[] = [user, role, webhook].map(recordKindOf);
