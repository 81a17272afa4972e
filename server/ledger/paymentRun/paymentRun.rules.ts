import { z } from 'zod';
import { money, optionalDay, recordId, recordIds } from '../../core/rules/fields.ts';

/** Maximum number of documents that one run pays. */
export const runLimit = 500;

const paidDocument = z.object({
  documentId: recordId,
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  balance: money,
});

/** Validation rules of a payment run; the server also checks what may be paid, and to which accounts. */
export const paymentRunRules = z.object({
  bankAccountId: recordId,
  executeOn: optionalDay,
  newAccountIds: recordIds(0, runLimit)
    .nullish()
    .transform(ids => ids ?? []),
  documents: z
    .array(paidDocument, 'required')
    .min(1, 'chooseOne')
    .max(runLimit, 'tooMany')
    .superRefine((documents, context) => {
      const seen = new Set<string>();
      for (const [index, { documentId }] of documents.entries()) {
        if (seen.has(documentId)) context.addIssue({ code: 'custom', path: [index, 'documentId'], message: 'taken' });
        seen.add(documentId);
      }
    }),
});

/** Days that the bank may be asked to wait. */
export const longestWait = 60;
