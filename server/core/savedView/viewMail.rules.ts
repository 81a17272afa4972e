import { z } from 'zod';
import { customizedTypes } from '../customField/customField.rules.ts';
import { exportColumn } from '../export/exportColumn.rules.ts';
import { idForm } from '../rules/idForm.ts';
import { activeStatuses } from '../rules/statuses.ts';

/** File formats of a mailed view. */
export const viewMailFormats = ['XLSX', 'PDF'] as const;

/** Maximum number of other users that a view is mailed to. */
const readerLimit = 20;
/** Maximum number of scheduled mails of one user. */
export const viewMailLimit = 20;
/** Maximum length of how a list is read, as JSON. */
const readingLimit = 200_000;

const id = z.string('required').regex(idForm, 'notFound');
const name = z.string().max(100);
/** A day by its number; null for none. */
const dayUpTo = (last: number) =>
  z.preprocess(
    value => (value === '' || value === undefined ? null : value),
    z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(last, 'invalid').nullable(),
  );
const sort = z.object({ field: name, customField: name.optional(), direction: z.enum(['ASC', 'DESC']) });

/** How a list reads the query string of its views: as its screen does. */
const listReading = z.object({
  /** Name of the list's persisted operation: CustomerListQuery. */
  operation: z.string().regex(/^[A-Z]\w{0,99}$/),
  /** Path of the list, without its language. */
  path: z.string().regex(/^\/[\w/-]{0,200}$/),
  filters: z
    .array(
      z.object({
        name,
        kind: z.enum(['text', 'flag', 'int', 'decimal', 'date', 'time', 'reference', 'choice']),
        values: z.array(name).max(500).optional(),
      }),
    )
    .max(100),
  sorts: z.array(name).max(100),
  own: sort,
  /** What its records are called among custom fields, if they can have some. */
  customized: z.enum(customizedTypes).nullable(),
  /** Variables of the operation beside those that the query string gives. */
  fixed: z.record(z.string(), z.unknown()),
  /** Every column of the list by its id, as exports have it. */
  columns: z
    .array(exportColumn.extend({ id: name }))
    .min(1)
    .max(100),
  /** Ids of the columns shown where the view names none. */
  shown: z.array(name).max(100),
});

/** Rules of a saved view that is mailed. */
export const viewMailRules = z.object({
  viewId: id.describe('A saved view that the viewer sees. Cannot be changed later.'),
  weekday: dayUpTo(7).describe('1 is Monday, 7 Sunday; every day, if `monthDay` is omitted too.'),
  monthDay: dayUpTo(31).describe('Day of each month, the last one where it has fewer; not together with `weekday`.'),
  hour: z.coerce.number('required').int('invalid').min(0, 'invalid').max(23, 'invalid').describe("In the company's time zone."),
  format: z.enum(viewMailFormats, 'required'),
  readerIds: z
    .array(id)
    .max(readerLimit, { error: 'tooMany', abort: true })
    .nullish()
    .transform(ids => [...new Set(ids)])
    .describe('Other users who get it too, each with what they may see.'),
  reading: listReading
    .refine(value => JSON.stringify(value).length <= readingLimit, 'tooLong')
    .describe('How the screen of the list reads its views.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a mailed view. */
export type ViewMailValues = z.output<typeof viewMailRules>;

/** How a list reads the query string of its views. */
export type ViewReading = z.output<typeof listReading>;
