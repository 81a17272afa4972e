import { graphql } from 'react-relay';
import { invoiceTimeRules, timeGroupings } from '../../../server/projects/billing/billing.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { InvoiceTimeMutation } from '../../core/relay/generated/InvoiceTimeMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';

interface InvoiceTimeProps {
  project: { readonly id: string; readonly customer: { readonly id: string; readonly name: string } | null | undefined };
  onClose: () => unknown;
}

/** Makes out a draft of a sales invoice for the approved hours of a project, and opens it. */
export function InvoiceTime({ project: { id: projectId, customer }, onClose }: InvoiceTimeProps) {
  const today = useToday();
  const openRecord = useOpenRecord();
  const [invoice, isInvoicing] = useSaving<InvoiceTimeMutation>(graphql`
    mutation InvoiceTimeMutation($input: SalesInvoiceFromTimeInput!) {
      createSalesInvoiceFromTime(input: $input) {
        ...saving_payload
        salesInvoice {
          id
        }
      }
    }
  `);
  const save = async (input: InvoiceTimeMutation['variables']['input']) => {
    const outcome = await invoice({ input });
    const made = outcome.response?.createSalesInvoiceFromTime?.salesInvoice?.id;
    if (made) void openRecord(made);
    return outcome;
  };
  return (
    <FormDialog
      entity="timeInvoice"
      size="sm"
      rules={invoiceTimeRules}
      values={{ projectId, customerId: customer?.id ?? '', through: today, groupBy: 'PERSON' as const }}
      save={save}
      isSaving={isInvoicing}
      onClose={onClose}
    >
      <CustomerSelect name="customerId" selected={customer} existing required />
      <DateField name="through" max={today} />
      <ChoiceField name="groupBy" values={timeGroupings} texts="timeGrouping" />
    </FormDialog>
  );
}
