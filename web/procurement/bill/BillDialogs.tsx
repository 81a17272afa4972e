import { graphql } from 'react-relay';
import { billMethods, overrideMatchRules, payBillRules } from '../../../server/procurement/bill/procurementInvoice.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { BillDialogsOverrideMutation } from '../../core/relay/generated/BillDialogsOverrideMutation.graphql.ts';
import type { BillDialogsPayMutation } from '../../core/relay/generated/BillDialogsPayMutation.graphql.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { HomeAmountField } from '../../ledger/exchangeRate/HomeAmountField.tsx';

interface BillDialogProps {
  bill: { readonly id: string; readonly version: number; readonly number: string; readonly balance: string; readonly currency: string };
  onClose: () => void;
}

/** Pays a bill, its balance unless another amount is typed. */
export function PayBill({ bill: { id, version, balance, currency }, onClose }: BillDialogProps) {
  const once = useOnce();
  const today = useToday();
  const revalidate = useRevalidate();
  const [pay, isSaving] = useSaving<BillDialogsPayMutation>(graphql`
    mutation BillDialogsPayMutation($input: PayProcurementInvoiceInput!) {
      payProcurementInvoice(input: $input) {
        ...saving_payload
        procurementInvoice {
          ...BillButtons_bill
          ...BillPanel_bill
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="procurementInvoice"
      size="sm"
      title="procurementInvoice.pay"
      submitLabel="procurementInvoice.pay"
      rules={payBillRules}
      values={{ method: 'BANK', amount: balance, homeAmount: '', paidOn: today, reference: '' }}
      version={version}
      save={(input, base) => pay({ input: once({ id, version: base, ...input }) })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <ChoiceField name="method" values={billMethods} texts="payment" />
      <MoneyField name="amount" currency={currency} />
      <HomeAmountField currency={currency} />
      <DateField name="paidOn" />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}

/** Lets a bill be paid that does not match, with a reason. */
export function OverrideBill({ bill: { id, version }, onClose }: BillDialogProps) {
  const revalidate = useRevalidate();
  const [override, isSaving] = useSaving<BillDialogsOverrideMutation>(graphql`
    mutation BillDialogsOverrideMutation($input: OverrideProcurementInvoiceInput!) {
      overrideProcurementInvoice(input: $input) {
        ...saving_payload
        procurementInvoice {
          ...BillButtons_bill
          ...BillPanel_bill
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="procurementInvoice"
      size="sm"
      title="procurementInvoice.override"
      submitLabel="procurementInvoice.override"
      rules={overrideMatchRules}
      values={{ reason: '' }}
      version={version}
      save={(input, base) => override({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="reason" rows={3} />
    </FormDialog>
  );
}

/** Asks before a bill is voided. */
export const VoidBill = ({ bill: { id, version, number }, onClose }: BillDialogProps) => (
  <ConfirmAction
    record={{ id, version, name: number }}
    entity="procurementInvoice"
    mutation={graphql`
      mutation BillDialogsVoidMutation($input: RecordInput!) {
        voidProcurementInvoice(input: $input) {
          ...saving_payload
          procurementInvoice {
            ...BillButtons_bill
            ...BillPanel_bill
          }
        }
      }
    `}
    title="procurementInvoice.voidTitle"
    text="procurementInvoice.voidText"
    action="procurementInvoice.void"
    onClose={onClose}
  />
);
