import { z } from 'zod';
import { Decimal } from '../../core/money/arithmetic.ts';
import { money, percent, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { amountOrNone, checkShares, payItemTypes } from '../pay/payItem.rules.ts';
import { payCycles } from '../pay/payCycles.rules.ts';

/** How a tax is computed: as other items of pay, or by slabs, each with a rate of its own. */
export const payrollTaxTypes = [...payItemTypes, 'SLABS'] as const;

/** Maximum number of slabs of a tax, over all of its tables. */
const slabLimit = 200;

/** Decimals of the beginning of a slab. */
const slabDecimals = 4;

const slab = z.object({
  validFrom: requiredDay.describe('First day of the table that the slab belongs to; it holds until the next table begins.'),
  above: money
    .refine(value => new Decimal(value).decimalPlaces() <= slabDecimals, { message: 'tooManyDecimals', params: { max: slabDecimals } })
    .describe('Where the slab begins; it ends where the next one of its table begins.'),
  percent: percent.describe('Rate of what lies within the slab.'),
});

/** Validation rules for a tax (spec 2 §5): title, type, cycle and amount; one with slabs has those instead of the amount. */
export const payrollTaxRules = z
  .object({
    title: requiredText(),
    type: z.enum(payrollTaxTypes, 'required'),
    cycle: z.enum(payCycles, 'required'),
    amount: amountOrNone.describe(
      "Taken from the employee: in the company's currency, or in percent of taxable pay. A tax with slabs has none.",
    ),
    employerAmount: amountOrNone.describe(
      "The employer's own share, which does not reduce pay: in percent of taxable pay unless the tax is fixed.",
    ),
    status: z.enum(activeStatuses, 'required'),
    lines: z
      .array(slab)
      .max(slabLimit, { error: 'limitExceeded', abort: true })
      .nullish()
      .transform(lines => lines ?? []),
  })
  .superRefine((values, context) => {
    const { type, lines } = values;
    const hasSlabs = type === 'SLABS';
    checkShares(values, { isPercent: type !== 'FIXED', amountIsUsed: !hasSlabs }, context);
    if (hasSlabs && !lines.length) context.addIssue({ code: 'custom', path: ['lines'], message: 'chooseOne' });
    const beginnings = new Set<string>();
    for (const [index, { validFrom, above }] of lines.entries()) {
      const beginning = `${validFrom} ${new Decimal(above).toFixed()}`;
      if (beginnings.has(beginning)) context.addIssue({ code: 'custom', path: ['lines', index, 'above'], message: 'taken' });
      beginnings.add(beginning);
    }
  });

/** Validated values of a tax. */
export type PayrollTaxValues = z.output<typeof payrollTaxRules>;
