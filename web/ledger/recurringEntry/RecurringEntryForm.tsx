import { frequencies } from '../../../server/core/schedule/periods.rules.ts';
import { recurringEntryRules } from '../../../server/ledger/recurringEntry/recurringEntry.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { recurringEntryForm } from '../../core/relay/operations/recurringEntryOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { ManualEntrySelect } from './ManualEntrySelect.tsx';

interface RecurringEntryFormProps extends RecordFormProps {
  /** The entry that a new one repeats. */
  source?: { readonly id: string; readonly name: string; readonly title: string };
}

/** Creates or edits a recurring entry. */
export const RecurringEntryForm = ({ source, ...props }: RecurringEntryFormProps) => (
  <RecordForm
    entity="recurringEntry"
    operations={recurringEntryForm}
    rules={recurringEntryRules}
    initial={{ frequency: 'MONTHLY', sourceId: source?.id, title: source?.title }}
    {...props}
  >
    <TextField name="title" autoComplete="off" />
    <ManualEntrySelect name="sourceId" selected={source} />
    <FieldGrid>
      <ChoiceField name="frequency" values={frequencies} texts="entryFrequency" />
      <CompanyUserSelect name="ownerId" />
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </FieldGrid>
    <StatusField name="status" />
  </RecordForm>
);
