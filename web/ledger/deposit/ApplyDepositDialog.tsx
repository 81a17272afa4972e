import { graphql } from 'react-relay';
import { applyDepositRules } from '../../../server/ledger/deposit/deposit.rules.ts';
import type { ApplyDepositDialogMutation } from '../../core/relay/generated/ApplyDepositDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { allocationDrafts, atDrafts, sentAllocations, type AllocationDraft } from '../payment/allocationDraft.ts';
import { PaymentAllocations } from '../payment/PaymentAllocations.tsx';

interface ApplyDepositDialogProps {
  deposit: { readonly id: string; readonly open: string; readonly currency: string };
  customerId: string;
  onClose: () => unknown;
}

const rules = applyDepositRules.extend({ allocations: allocationDrafts });

/** Settles open invoices of the customer with a deposit, by default the oldest first. */
export function ApplyDepositDialog({ deposit: { id, open, currency }, customerId, onClose }: ApplyDepositDialogProps) {
  const once = useOnce();
  const [apply, isSaving] = useSaving<ApplyDepositDialogMutation>(graphql`
    mutation ApplyDepositDialogMutation($input: ApplyDepositInput!) {
      applyDeposit(input: $input) {
        ...saving_payload
        deposit {
          id
          applied
          open
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="depositUse"
      version={0}
      submitLabel="depositUse.edit"
      rules={rules}
      values={{ depositId: id, allocations: [] as AllocationDraft[] }}
      save={async input =>
        atDrafts(await apply({ input: once({ ...input, allocations: sentAllocations(input.allocations) }) }), input.allocations)
      }
      isSaving={isSaving}
      onClose={onClose}
    >
      <Part>
        <PaymentAllocations
          partyId={customerId}
          control="RECEIVABLE"
          currency={currency}
          amount={open}
          left="depositUse.left"
          none="depositUse.nothingOpen"
        />
      </Part>
    </FormDialog>
  );
}
