import { z } from 'zod';
import { money, optionalId, optionalText, recordId, requiredDay } from '../../core/rules/fields.ts';

/** What can be brought of pay from before the first run here: kinds of lines of pay slips (domain §5). */
export const earlierPayKinds = ['SALARY', 'BENEFIT', 'IN_KIND', 'TAX', 'DEDUCTION', 'LOAN', 'EMPLOYER_TAX', 'EMPLOYER_DEDUCTION'] as const;
export type EarlierPayKindName = (typeof earlierPayKinds)[number];

/** The fields that name an item of pay. */
export const earlierPayItems = ['benefitId', 'taxId', 'deductionId'] as const;

const items: Record<EarlierPayKindName, (typeof earlierPayItems)[number] | null> = {
  SALARY: null,
  BENEFIT: 'benefitId',
  IN_KIND: 'benefitId',
  TAX: 'taxId',
  DEDUCTION: 'deductionId',
  LOAN: null,
  EMPLOYER_TAX: 'taxId',
  EMPLOYER_DEDUCTION: 'deductionId',
};

/** Returns which field names the item of a line of this kind; null if none does. */
export const itemOfEarlierPay = (kind: EarlierPayKindName) => items[kind];

/** Validation rules for a line of earlier pay: an item of pay or a title says what it is, unless it is salary. */
export const earlierPayRules = z
  .object({
    employeeId: recordId,
    startsOn: requiredDay,
    endsOn: requiredDay.describe('Last day of the period, in the year of the first.'),
    kind: z.enum(earlierPayKinds, 'required').default('SALARY'),
    benefitId: optionalId.describe('Of BENEFIT and IN_KIND; dropped for other kinds.'),
    taxId: optionalId.describe('Of TAX and EMPLOYER_TAX; dropped for other kinds.'),
    deductionId: optionalId.describe('Of DEDUCTION and EMPLOYER_DEDUCTION; dropped for other kinds.'),
    title: optionalText().describe('What it was, if no item of pay says so; salary needs none.'),
    amount: money
      .refine(value => Number(value) > 0, 'notPositive')
      .describe("What was paid or taken in the period, in the company's currency."),
  })
  .superRefine(({ startsOn, endsOn, kind, title, ...values }, context) => {
    if (endsOn < startsOn) context.addIssue({ code: 'custom', path: ['endsOn'], message: 'endBeforeStart' });
    if (endsOn.slice(0, 4) !== startsOn.slice(0, 4)) context.addIssue({ code: 'custom', path: ['endsOn'], message: 'notOneYear' });
    const item = items[kind];
    if (kind !== 'SALARY' && !title && !(item && values[item])) context.addIssue({ code: 'custom', path: ['title'], message: 'required' });
  });

/** Validated values of a line of earlier pay. */
export type EarlierPayValues = z.output<typeof earlierPayRules>;
