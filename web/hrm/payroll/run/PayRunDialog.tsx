import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { payrollPaymentRules } from '../../../../server/hrm/payroll/payrollPayment.rules.ts';
import { DateField } from '../../../core/fields/DateField.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import type { PayRunDialogMutation } from '../../../core/relay/generated/PayRunDialogMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';
import { PaidThrough } from '../../pay/PaidThrough.tsx';

interface PayRunDialogProps {
  run: { readonly id: string; readonly version: number; readonly title: string };
  /** Whether the salaries are paid, or came back after the run was reversed. */
  step: 'pay' | 'payBack';
  onClose: () => unknown;
}

/** Records that the net salaries of a run were paid, or came back. */
export function PayRunDialog({ run: { id, version, title }, step, onClose }: PayRunDialogProps) {
  const today = useToday();
  const [pay, isSaving] = useSaving<PayRunDialogMutation>(graphql`
    mutation PayRunDialogMutation($input: PayPayrollRunInput!) {
      payPayrollRun(input: $input) {
        ...saving_payload
        payrollRun {
          id
          version
          paidOn
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="payrollRun"
      size="sm"
      action="APPROVE"
      version={version}
      title={`payrollRun.${step}`}
      submitLabel={`payrollRun.${step}`}
      rules={payrollPaymentRules}
      values={{ paidOn: today, bankAccountId: '' }}
      save={(input, known) => pay({ input: { id, version: known, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage id={`payrollRun.${step}Text`} values={{ name: <bdi>{title}</bdi> }} />
      </Text>
      <DateField name="paidOn" />
      <PaidThrough />
    </FormDialog>
  );
}
