import { z } from 'zod';
import { unitPrice } from '../../core/rules/fields.ts';

/** How the amount of an item is found: as entered, or as a percentage. */
export const payItemTypes = ['FIXED', 'PERCENT'] as const;

/** An amount or percentage with up to six decimals; 0 if left blank. */
export const amountOrNone = z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), unitPrice);

const shares = ['amount', 'employerAmount'] as const;

/**
 * Refuses percentages above 100, and an item that takes nothing from anybody.
 *
 * @param isPercent Whether the shares are percentages.
 * @param amountIsUsed Whether the employee's share is `amount`, and not taken from a table.
 */
export function checkShares(
  values: { amount: string; employerAmount: string },
  { isPercent, amountIsUsed }: { isPercent: boolean; amountIsUsed: boolean },
  context: z.RefinementCtx,
): void {
  const used = amountIsUsed ? shares : (['employerAmount'] as const);
  for (const share of used)
    if (isPercent && Number(values[share]) > 100)
      context.addIssue({ code: 'custom', path: [share], message: 'tooLarge', params: { max: 100 } });
  if (amountIsUsed && shares.every(share => Number(values[share]) === 0))
    context.addIssue({ code: 'custom', path: ['amount'], message: 'notPositive' });
}
