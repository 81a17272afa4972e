import { leadChoiceRules } from '../../../server/crm/leadChoice/leadChoice.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { leadSourceForm } from '../../core/relay/operations/leadSourceOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a lead source; `name` is what a new one begins with. */
export const LeadSourceForm = ({ name, ...props }: RecordFormProps & { name?: string }) => (
  <RecordForm entity="leadSource" size="sm" operations={leadSourceForm} rules={leadChoiceRules} initial={{ name }} {...props}>
    <TextField name="name" autoComplete="off" />
    <StatusField name="status" />
  </RecordForm>
);
