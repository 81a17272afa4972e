import { graphql } from 'react-relay';
import { z } from 'zod';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { money, recordId } from '../../../server/core/rules/fields.ts';
import { applyCreditRules } from '../../../server/ledger/payment/payment.rules.ts';
import type { ApplyCreditDialogMutation } from '../../core/relay/generated/ApplyCreditDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { AppliedAmounts } from './AppliedAmounts.tsx';
import type { OpenRow } from './OpenRow.ts';

interface ApplyCreditDialogProps {
  account: {
    readonly partyId: string;
    readonly currency: string | null | undefined;
    readonly credit: string;
    readonly documents: readonly OpenRow[];
  };
  onClose: () => unknown;
}

/** A blank field allocates nothing; its document is left out of the request. */
const rules = z
  .object({
    partyId: recordId,
    control: applyCreditRules.shape.control,
    allocations: z.array(z.object({ documentId: recordId, amount: z.preprocess(typed => (typed === '' ? '0' : typed), money) })),
  })
  .transform(({ allocations, ...input }) => ({ ...input, allocations: allocations.filter(({ amount }) => Number(amount) > 0) }));

/** Default allocation of credit: the oldest documents first. */
function oldestFirst(documents: readonly OpenRow[], credit: string) {
  let left = new Decimal(credit);
  return documents.map(({ documentId, open }) => {
    const amount = Decimal.min(left, open);
    left = left.minus(amount);
    return { documentId, amount: amount.isZero() ? '' : amount.toFixed() };
  });
}

/** Allocates the customer's credit to open documents, by default the oldest first. */
export function ApplyCreditDialog({ account: { partyId, currency, credit, documents }, onClose }: ApplyCreditDialogProps) {
  const once = useOnce();
  const [apply, isSaving] = useSaving<ApplyCreditDialogMutation>(graphql`
    mutation ApplyCreditDialogMutation($input: ApplyCreditInput!) {
      applyCredit(input: $input) {
        ...saving_payload
        partyAccount {
          credit
        }
      }
    }
  `);
  const save = async (input: z.output<typeof rules>) => {
    const outcome = await apply({ input: once(input) });
    const place = (index: string) => documents.findIndex(({ documentId }) => documentId === input.allocations[Number(index)]?.documentId);
    const issues = outcome.issues.map(issue => ({
      ...issue,
      field: issue.field?.replace(/^allocations\.(\d+)/, (_, index: string) => `allocations.${place(index)}`),
    }));
    return { ...outcome, issues };
  };
  return (
    <FormDialog
      entity="creditUse"
      version={0}
      submitLabel="creditUse.edit"
      rules={rules}
      values={{ partyId, control: 'RECEIVABLE', allocations: oldestFirst(documents, credit) }}
      save={save}
      isSaving={isSaving}
      onClose={onClose}
    >
      <AppliedAmounts documents={documents} credit={credit} currency={currency ?? undefined} />
    </FormDialog>
  );
}
