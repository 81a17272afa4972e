import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { webhookEndpointRules } from '../../../server/core/webhook/webhookEndpoint.rules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { WebhookFormCreateMutation } from '../../core/relay/generated/WebhookFormCreateMutation.graphql.ts';
import type { WebhookFormQuery } from '../../core/relay/generated/WebhookFormQuery.graphql.ts';
import type { WebhookFormUpdateMutation } from '../../core/relay/generated/WebhookFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { recordTypes, webhookTypes } from '../addresses.ts';

const query = graphql`
  query WebhookFormQuery($id: ID!, $isBlank: Boolean!) {
    webhookEndpoint(id: $id) @skip(if: $isBlank) {
      id
      version
      name
      url
      types
      status
    }
  }
`;
const blank = { name: '', url: '', types: [] as string[], status: 'ACTIVE' as 'ACTIVE' | 'INACTIVE' };

/** Makes a webhook or changes one: where it is sent, and what it hears of. */
export function WebhookForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { webhookEndpoint } = useLazyLoadQuery<WebhookFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [create, isCreating] = useSaving<WebhookFormCreateMutation>(graphql`
    mutation WebhookFormCreateMutation($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<WebhookFormUpdateMutation>(graphql`
    mutation WebhookFormUpdateMutation($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) {
        ...saving_payload
        webhookEndpoint {
          id
          version
          name
          url
          types
          status
        }
      }
    }
  `);
  if (sourceId && !webhookEndpoint) return <GoneDialog entity="webhook" onClose={onClose} />;
  const { name, url, types, status } = webhookEndpoint ?? blank;
  // A type that this screen has no name for stays chosen.
  const offered = [...new Set<string>([...webhookTypes, ...types])];
  return (
    <FormDialog
      entity="webhook"
      rules={webhookEndpointRules}
      values={{ name, url, types: [...types], status }}
      version={isCopy ? undefined : webhookEndpoint?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="name" label={<FormattedMessage id="webhook.name" />} required />
      <TextField
        name="url"
        type="url"
        label={<FormattedMessage id="webhook.url" />}
        hint={<FormattedMessage id="webhook.urlHint" />}
        placeholder="https://"
        spellCheck={false}
        required
      />
      <CheckboxGroup
        name="types"
        label={<FormattedMessage id="webhook.types" />}
        hint={<FormattedMessage id="webhook.typesHint" />}
        options={offered.map(value => ({
          value,
          label: (recordTypes as readonly string[]).includes(value) ? intl.formatMessage({ id: `type.${value}` }) : value,
        }))}
      />
      <StatusField name="status" label={<FormattedMessage id="webhook.status" />} hint={<FormattedMessage id="webhook.statusHint" />} />
    </FormDialog>
  );
}
