import { z } from 'zod';
import { onPurpose, requiredText } from '../rules/fields.ts';
import { activeStatuses } from '../rules/statuses.ts';

/** Records that a company can give fields of its own. */
export const customizedTypes = ['CUSTOMER', 'PRODUCT', 'EMPLOYEE', 'PROJECT', 'VENDOR'] as const;
export type CustomizedTypeName = (typeof customizedTypes)[number];

export const customFieldKinds = ['TEXT', 'NUMBER', 'DATE', 'CHOICE', 'REFERENCE'] as const;
export type CustomFieldKindName = (typeof customFieldKinds)[number];

/** Maximum number of custom fields of one type of record, archived ones included. */
export const customFieldLimit = 30;
/** Maximum number of choices of a field, and of characters of one. */
const choiceLimit = 100;
/** Maximum number of characters of a label. */
const labelLimit = 80;

/** A field's name in the API, in files and in addresses. */
export const customFieldKey = /^[a-z][a-z0-9_]{0,39}$/;

const blankAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Validation rules of a company's own field. */
export const customFieldRules = z
  .object({
    recordType: z.enum(customizedTypes, 'required').describe('Cannot be changed later.'),
    label: requiredText(labelLimit).describe("In the company's own words, for all languages."),
    key: z
      .preprocess(blankAsNull, z.string().regex(customFieldKey, 'invalidFieldKey').nullable())
      .describe('Name in the API and in files; made from the label, if omitted. Cannot be changed later.'),
    kind: z.enum(customFieldKinds, 'required').describe('Cannot be changed later.'),
    target: z
      .preprocess(blankAsNull, z.enum(customizedTypes, 'required').nullable())
      .describe('The type of records that a REFERENCE is chosen from. Cannot be changed later.'),
    choices: z
      .array(requiredText(100), 'invalid')
      .max(choiceLimit, { error: 'tooMany', abort: true })
      .nullish()
      .transform(choices => [...new Set(choices)])
      .describe('What a CHOICE offers. Records keep a choice that is removed.'),
    isRequired: onPurpose.describe('New records need a value, and existing ones cannot be emptied.'),
    isPrinted: onPurpose.describe('Shows it on printouts of the record, which may be sent to a customer or vendor; not a REFERENCE.'),
    position: z
      .preprocess(blankAsNull, z.coerce.number('invalid').int('invalid').min(1, 'notPositive').max(10_000, 'limitExceeded').nullable())
      .describe('Place among the fields; the last, if omitted.'),
    status: z.enum(activeStatuses, 'required').describe('An inactive field is shown nowhere; records keep its values.'),
  })
  .refine(({ kind, choices }) => kind !== 'CHOICE' || choices.length > 0, { path: ['choices'], message: 'required' })
  .refine(({ kind, target }) => kind !== 'REFERENCE' || target, { path: ['target'], message: 'required' });

/** Validated values of a company's own field. */
export type CustomFieldValues = z.output<typeof customFieldRules>;

const value = z.string().max(10_000, 'tooLong').nullish();

/**
 * Custom fields in a record's input: a list of keys and values, as the API has it, or values by key, as a form has it. What is not named
 * keeps its value; null empties a field. The server checks the values against the company's fields.
 */
export const customFieldInput = z
  .union([
    z.array(z.object({ key: z.string(), value })).max(customFieldLimit, { error: 'tooMany', abort: true }),
    z.record(z.string(), value),
  ])
  .nullish()
  .transform(given => (Array.isArray(given) ? Object.fromEntries(given.map(({ key, value: text }) => [key, text])) : (given ?? undefined)))
  .describe('Values of the fields that the company has added; those not named keep their values.');
