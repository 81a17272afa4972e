import { z } from 'zod';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { money, recordId } from '../../../server/core/rules/fields.ts';
import type { Outcome } from '../../core/relay/saving.ts';

/** The amount of a document to settle, as typed: a blank field settles nothing. */
export interface AllocationDraft {
  documentId: string;
  amount: string;
}

/** Rules of typed allocations: documents with a blank or zero amount are left out, and each of the others keeps its place in the form. */
export const allocationDrafts = z
  .array(z.object({ documentId: recordId, amount: z.preprocess(typed => (typed === '' ? '0' : typed), money) }))
  .transform(drafts => drafts.map((draft, place) => ({ ...draft, place })).filter(({ amount }) => Number(amount) > 0));

type Placed = z.output<typeof allocationDrafts>;

/** Returns allocations as the API takes them. */
export const sentAllocations = (allocations: Placed): AllocationDraft[] =>
  allocations.map(({ documentId, amount }) => ({ documentId, amount }));

/** Returns the default allocation of an amount: the oldest documents first. */
export function oldestFirst(
  documents: readonly { readonly documentId: string; readonly open: string }[],
  amount: string,
): AllocationDraft[] {
  let left = new Decimal(/^\d+(\.\d+)?$/.test(amount) ? amount : 0);
  return documents.map(({ documentId, open }) => {
    const share = Decimal.min(left, open);
    left = left.minus(share);
    return { documentId, amount: share.isZero() ? '' : share.toFixed() };
  });
}

/** Moves the server's issues from the allocations that were sent to their fields in the form. */
export function atDrafts<Answer>(outcome: Outcome<Answer>, sent: Placed): Outcome<Answer> {
  const fieldOf = (field: string | undefined) =>
    field?.replace(/^allocations\.(\d+)/, (_, index: string) => `allocations.${sent[Number(index)]?.place}`);
  return { ...outcome, issues: outcome.issues.map(issue => ({ ...issue, field: fieldOf(issue.field) })) };
}
