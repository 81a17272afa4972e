import { useIntl } from 'react-intl';
import { webhookEndpointRules } from '../../../server/core/webhook/webhookEndpoint.rules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { webhookEndpointForm } from '../../core/relay/operations/webhookEndpointOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { recordTypes, webhookTypes } from '../recordTypes.ts';

/** Creates or edits a webhook: its URL and the changes it subscribes to. */
export function WebhookForm(props: RecordFormProps) {
  const intl = useIntl();
  const nameOf = (type: string) => ((recordTypes as readonly string[]).includes(type) ? intl.formatMessage({ id: `type.${type}` }) : type);
  return (
    <RecordForm entity="webhook" operations={webhookEndpointForm} rules={webhookEndpointRules} {...props}>
      {webhook => (
        <>
          <TextField name="name" />
          <TextField name="url" type="url" placeholder="https://" spellCheck={false} />
          {/* A selected type without a translation stays selected. */}
          <CheckboxGroup
            name="types"
            options={[...new Set([...webhookTypes, ...(webhook?.types ?? [])])]
              .map(value => ({ value, label: nameOf(value) }))
              .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale))}
          />
          <StatusField name="status" />
        </>
      )}
    </RecordForm>
  );
}
