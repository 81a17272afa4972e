import { frequencies } from '../../../server/core/schedule/periods.rules.ts';
import { deliveries, recurringInvoiceRules } from '../../../server/finance/recurring/recurringInvoice.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { recurringInvoiceForm } from '../../core/relay/operations/recurringInvoiceOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { SalesInvoiceSelect } from './SalesInvoiceSelect.tsx';

interface RecurringInvoiceFormProps extends RecordFormProps {
  /** The invoice that a new one repeats. */
  source?: { readonly id: string; readonly name: string };
}

/** Creates or edits a recurring invoice. */
export const RecurringInvoiceForm = ({ source, ...props }: RecurringInvoiceFormProps) => (
  <RecordForm
    entity="recurringInvoice"
    operations={recurringInvoiceForm}
    rules={recurringInvoiceRules}
    initial={{ frequency: 'MONTHLY', delivery: 'DRAFT', sourceId: source?.id, title: source?.name }}
    {...props}
  >
    <TextField name="title" autoComplete="off" />
    <SalesInvoiceSelect name="sourceId" selected={source} />
    <FieldGrid>
      <ChoiceField name="frequency" values={frequencies} texts="invoiceFrequency" />
      <ChoiceField name="delivery" values={deliveries} texts="invoiceDelivery" />
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </FieldGrid>
    <CompanyUserSelect name="ownerId" />
    <StatusField name="status" />
  </RecordForm>
);
