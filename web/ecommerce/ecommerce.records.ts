import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { ecommerceProduct, ecommerceProductGroup } from './ecommerce.entities.ts';

/** Shop records that the command palette finds and creates. */
export const records: RecordKind[] = [ecommerceProduct, ecommerceProductGroup].map(recordKindOf);
