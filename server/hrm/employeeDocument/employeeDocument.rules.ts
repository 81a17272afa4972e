import { z } from 'zod';
import { optionalDay, recordId, requiredText } from '../../core/rules/fields.ts';

/** What a document of an employee is. */
export const employeeDocumentKinds = ['CONTRACT', 'IDENTITY', 'PERMIT', 'LICENCE', 'CERTIFICATE', 'OTHER'] as const;
export type EmployeeDocumentKindName = (typeof employeeDocumentKinds)[number];

/** Most days before the last one on which to remind. */
const mostDays = 366;

/** Days, in whole numbers. */
export const wholeDays = z.coerce.number('invalid').int('invalid').min(0, { error: 'tooSmall' }).max(mostDays, { error: 'tooLarge' });

/** Validation rules for a document of an employee. */
export const employeeDocumentRules = z
  .object({
    employeeId: recordId,
    title: requiredText(),
    kind: z.enum(employeeDocumentKinds, 'required'),
    issuedOn: optionalDay,
    expiresOn: optionalDay.describe('Its last day; none if it does not expire.'),
    remindDays: wholeDays.default(30).describe('Days before it expires on which Human resources and the employee are reminded, once.'),
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn >= issuedOn, {
    path: ['expiresOn'],
    message: 'endBeforeStart',
  });
