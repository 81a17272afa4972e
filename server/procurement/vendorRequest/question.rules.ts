import { z } from 'zod';
import { recordId, requiredText } from '../../core/rules/fields.ts';

/** Questions that one vendor may ask about one requisition. */
export const questionLimit = 20;

/** Validation rules of a vendor's question. */
export const questionRules = z.object({ question: requiredText(2_000) });

/** Validation rules of an answer, which all vendors of the requisition read. */
export const answerRules = z.object({ id: recordId, answer: requiredText(5_000) });
