import { z } from 'zod';
import { recordId, requiredDay } from '../../core/rules/fields.ts';

const days = { startsOn: requiredDay, endsOn: requiredDay.describe('Last day.') };
const inOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => startsOn <= endsOn;
const refusal = { path: ['endsOn'], message: 'endBeforeStart' };

/** Validation rules of a stand-in: a user, for a period. */
export const teamDelegationRules = z
  .object({
    managerId: recordId.describe('Whose people it is about.'),
    delegateId: recordId.describe('The user who decides for them.'),
    ...days,
  })
  .refine(inOrder, refusal);

/** A stand-in of one's own. */
export const ownDelegationRules = z.object({ delegateId: recordId, ...days }).refine(inOrder, refusal);

/** Validated values of a stand-in. */
export type TeamDelegationValues = z.output<typeof teamDelegationRules>;
