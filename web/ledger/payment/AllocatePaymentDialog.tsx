import { graphql } from 'react-relay';
import { allocationRules } from '../../../server/ledger/payment/payment.rules.ts';
import type { AllocatePaymentDialogMutation } from '../../core/relay/generated/AllocatePaymentDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { allocationDrafts, atDrafts, sentAllocations, type AllocationDraft } from './allocationDraft.ts';
import { PaymentAllocations } from './PaymentAllocations.tsx';

interface AllocatePaymentDialogProps {
  payment: { readonly id: string; readonly control: 'RECEIVABLE' | 'PAYABLE'; readonly unallocated: string };
  partyId: string;
  onClose: () => unknown;
}

const rules = allocationRules.extend({ allocations: allocationDrafts });

/** Allocates the rest of a payment to open documents. */
export function AllocatePaymentDialog({ payment: { id, control, unallocated }, partyId, onClose }: AllocatePaymentDialogProps) {
  const once = useOnce();
  const [allocate, isSaving] = useSaving<AllocatePaymentDialogMutation>(graphql`
    mutation AllocatePaymentDialogMutation($input: AllocatePaymentInput!) {
      allocatePayment(input: $input) {
        ...saving_payload
        payment {
          id
          allocated
          unallocated
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="paymentUse"
      version={0}
      submitLabel="payment.allocate"
      rules={rules}
      values={{ paymentId: id, allocations: [] as AllocationDraft[] }}
      save={async input =>
        atDrafts(await allocate({ input: once({ ...input, allocations: sentAllocations(input.allocations) }) }), input.allocations)
      }
      isSaving={isSaving}
      onClose={onClose}
    >
      <Part>
        <PaymentAllocations partyId={partyId} control={control} amount={unallocated} />
      </Part>
    </FormDialog>
  );
}
