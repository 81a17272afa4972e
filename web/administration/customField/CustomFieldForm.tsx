import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { customFieldKinds, customFieldRules, customizedTypes } from '../../../server/core/customField/customField.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { customFieldForm } from '../../core/relay/operations/customFieldOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Creates or edits a field of the company's own. What it belongs to and what it holds stay once it exists. */
export const CustomFieldForm = (props: RecordFormProps) => (
  <RecordForm
    entity="customField"
    size="lg"
    operations={customFieldForm}
    rules={customFieldRules}
    initial={{ recordType: 'CUSTOMER', kind: 'TEXT' }}
    copied={{ key: '', position: '' }}
    {...props}
  >
    <FieldGrid>
      <ChoiceField name="recordType" values={customizedTypes} texts="customizedType" disabled={!!props.id} />
      <TextField name="label" autoComplete="off" dir="auto" />
      <ChoiceField name="kind" values={customFieldKinds} texts="customFieldKind" disabled={!!props.id} />
      <KindFields isFixed={!!props.id} />
      <TextField name="key" autoComplete="off" dir="ltr" spellCheck={false} disabled={!!props.id} required={false} />
      <TextField name="position" inputMode="numeric" autoComplete="off" required={false} />
      <FlagField name="isRequired" />
      <FlagField name="isPrinted" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);

/** What only some kinds have: the choices, or the type of records that a reference is chosen from. */
function KindFields({ isFixed }: { isFixed: boolean }) {
  const kind = useWatch({ name: 'kind' }) as string;
  if (kind === 'CHOICE') return <EntriesField name="choices" rows={4} required />;
  if (kind !== 'REFERENCE') return null;
  return (
    <ChoiceField
      name="target"
      label={<FormattedMessage id="customField.target" />}
      values={['', ...customizedTypes]}
      texts="customizedType"
      disabled={isFixed}
      required
    />
  );
}
