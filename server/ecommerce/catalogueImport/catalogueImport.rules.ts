import { z } from 'zod';
import { onPurpose, optionalId } from '../../core/rules/fields.ts';

/** Validation rules for how products of another shop are imported. */
export const catalogueImportRules = z.object({
  groupId: optionalId,
  setsStock: onPurpose,
});
