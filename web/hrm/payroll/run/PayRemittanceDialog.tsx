import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { payrollPaymentRules } from '../../../../server/hrm/payroll/payrollPayment.rules.ts';
import { DateField } from '../../../core/fields/DateField.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import type { PayRemittanceDialogMutation } from '../../../core/relay/generated/PayRemittanceDialogMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';
import { PaidThrough } from '../../pay/PaidThrough.tsx';

interface PayRemittanceDialogProps {
  runId: string;
  row: { readonly itemId: string; readonly title: string; readonly outstanding: string };
  onClose: () => unknown;
}

/** Records that a tax or deduction was paid over, or came back. */
export function PayRemittanceDialog({ runId, row: { itemId, title, outstanding }, onClose }: PayRemittanceDialogProps) {
  const today = useToday();
  const step = Number(outstanding) > 0 ? 'pay' : 'payBack';
  const [pay, isSaving] = useSaving<PayRemittanceDialogMutation>(graphql`
    mutation PayRemittanceDialogMutation($input: PayRemittanceInput!) {
      payRemittance(input: $input) {
        ...saving_payload
        payrollRun {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="remittance"
      size="sm"
      action="APPROVE"
      title={`remittance.${step}`}
      submitLabel={`remittance.${step}`}
      rules={payrollPaymentRules}
      values={{ paidOn: today, bankAccountId: '' }}
      save={input => pay({ input: { id: runId, itemId, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage
          id={`remittance.${step}Text`}
          values={{ amount: <MoneyText value={outstanding.replace('-', '')} />, name: <bdi>{title}</bdi> }}
        />
      </Text>
      <DateField name="paidOn" />
      <PaidThrough />
    </FormDialog>
  );
}
