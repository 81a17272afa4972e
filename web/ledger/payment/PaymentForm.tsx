import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { paymentRules } from '../../../server/ledger/payment/payment.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { PaymentFormMutation } from '../../core/relay/generated/PaymentFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useSession } from '../../core/session/session.ts';
import { Part } from '../../core/ui/Part.tsx';
import { BankAccountSelect } from '../bankAccount/BankAccountSelect.tsx';
import { CurrencyField } from '../exchangeRate/CurrencyField.tsx';
import { HomeAmountField } from '../exchangeRate/HomeAmountField.tsx';
import { useOfferedParty } from '../../core/record/useOfferedParty.ts';
import { PartySelect } from '../party/PartySelect.tsx';
import { allocationDrafts, atDrafts, sentAllocations, type AllocationDraft } from './allocationDraft.ts';
import { PaymentAllocations } from './PaymentAllocations.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';

const rules = paymentRules.extend({ allocations: allocationDrafts });

interface PaymentFormProps {
  /** The customer who pays; without one, the form asks who pays or is paid. */
  partyId?: string;
  /** Called with the recorded payment's id, if there is one. */
  onClose: (id?: string) => unknown;
}

/** Records a payment and allocates it to open documents, by default the oldest first; the rest stays credit. */
export function PaymentForm({ partyId, onClose }: PaymentFormProps) {
  const offered = useOfferedParty();
  const once = useOnce();
  const today = useToday();
  const { currency: own } = useSession();
  const made = useRef<string>(undefined);
  const [record, isSaving] = useSaving<PaymentFormMutation>(graphql`
    mutation PaymentFormMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        ...saving_payload
        payment {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="payment"
      size="lg"
      submitLabel="payment.new"
      rules={rules}
      values={{
        direction: offered?.type === 'Vendor' ? 'OUT' : 'IN',
        partyId: partyId ?? offered?.id ?? '',
        amount: '',
        currency: own ?? '',
        homeAmount: '',
        method: 'BANK',
        paidOn: today,
        reference: '',
        bankAccountId: '',
        allocations: [] as AllocationDraft[],
      }}
      save={async input => {
        const outcome = await record({ input: once({ ...input, allocations: sentAllocations(input.allocations) }) });
        made.current = outcome.response?.recordPayment.payment?.id;
        return atDrafts(outcome, input.allocations);
      }}
      isSaving={isSaving}
      onClose={() => onClose(made.current)}
    >
      <FieldGrid>
        {!partyId && <ChoiceField name="direction" values={['IN', 'OUT']} texts="paymentDirection" />}
        {!partyId && <PartySelect name="partyId" selected={offered} />}
        <Amounts />
        <PaymentSelect name="method" />
        <DateField name="paidOn" max={today} />
        <BankAccountSelect name="bankAccountId" />
        <TextField name="reference" autoComplete="off" />
      </FieldGrid>
      <Allocations />
    </FormDialog>
  );
}

/** The currency, the amount in it, and in another currency than the company's what it is worth. */
function Amounts() {
  const currency = (useWatch({ name: 'currency' }) as string) || undefined;
  return (
    <>
      <CurrencyField />
      <MoneyField name="amount" currency={currency} />
      <HomeAmountField currency={currency} />
    </>
  );
}

/** The allocations, once it is said who pays. */
function Allocations() {
  const [partyId, direction, amount, currency] = useWatch({ name: ['partyId', 'direction', 'amount', 'currency'] }) as [
    string,
    'IN' | 'OUT',
    string,
    string,
  ];
  if (!partyId) return null;
  const control = direction === 'IN' ? 'RECEIVABLE' : 'PAYABLE';
  return (
    <Part>
      <PaymentAllocations key={`${partyId} ${control} ${currency}`} {...{ partyId, control, amount }} currency={currency || null} />
    </Part>
  );
}
