import { useRef } from 'react';
import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { reversalRules } from '../../../server/ledger/payment/payment.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { ReversePaymentDialogMutation } from '../../core/relay/generated/ReversePaymentDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Reverses a bounced or mistaken payment with a reason, and opens the reversal. */
export function ReversePaymentDialog({ id, onClose }: { id: string; onClose: () => unknown }) {
  const openRecord = useOpenRecord();
  const once = useOnce();
  const today = useToday();
  const made = useRef<string>(undefined);
  const [reverse, isSaving] = useSaving<ReversePaymentDialogMutation>(graphql`
    mutation ReversePaymentDialogMutation($input: ReversePaymentInput!) {
      reversePayment(input: $input) {
        ...saving_payload
        payment {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="paymentReversal"
      size="sm"
      submitLabel="payment.reverse"
      rules={reversalRules}
      values={{ id, reversedOn: today, reason: '' }}
      save={async input => {
        const outcome = await reverse({ input: once(input) });
        made.current = outcome.response?.reversePayment.payment?.id;
        return outcome;
      }}
      isSaving={isSaving}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <Text color="fg.muted">
        <FormattedMessage id="paymentReversal.text" />
      </Text>
      <DateField name="reversedOn" max={today} />
      <TextField name="reason" autoComplete="off" />
    </FormDialog>
  );
}
