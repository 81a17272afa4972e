import { graphql } from 'react-relay';
import { z } from 'zod';
import { recordId } from '../../../server/core/rules/fields.ts';
import { applyCreditRules } from '../../../server/ledger/payment/payment.rules.ts';
import type { ApplyCreditDialogMutation } from '../../core/relay/generated/ApplyCreditDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { allocationDrafts, atDrafts, oldestFirst, sentAllocations } from '../payment/allocationDraft.ts';
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

const { control, currency } = applyCreditRules.shape;
const rules = z.object({ partyId: recordId, control, currency, allocations: allocationDrafts });

/** Allocates the customer's credit to open documents, by default the oldest first. */
export function ApplyCreditDialog({ account: { partyId, currency: of, credit, documents }, onClose }: ApplyCreditDialogProps) {
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
  return (
    <FormDialog
      entity="creditUse"
      version={0}
      submitLabel="creditUse.edit"
      rules={rules}
      values={{ partyId, control: 'RECEIVABLE', currency: of ?? '', allocations: oldestFirst(documents, credit) }}
      save={async input =>
        atDrafts(await apply({ input: once({ ...input, allocations: sentAllocations(input.allocations) }) }), input.allocations)
      }
      isSaving={isSaving}
      onClose={onClose}
    >
      <AppliedAmounts documents={documents} amount={credit} left="creditUse.left" currency={of ?? undefined} />
    </FormDialog>
  );
}
