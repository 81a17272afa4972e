import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { tillRules } from '../../../server/inventory/till/till.rules.ts';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { TillFormCreateMutation } from '../../core/relay/generated/TillFormCreateMutation.graphql.ts';
import type { TillFormQuery } from '../../core/relay/generated/TillFormQuery.graphql.ts';
import type { TillFormUpdateMutation } from '../../core/relay/generated/TillFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';

const query = graphql`
  query TillFormQuery($id: ID!, $isBlank: Boolean!) {
    till(id: $id) @skip(if: $isBlank) {
      id
      version
      name
      warehouse {
        id
        name
      }
      status
    }
  }
`;

/** Makes or changes a till. */
export function TillForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { till } = useLazyLoadQuery<TillFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<TillFormCreateMutation>(graphql`
    mutation TillFormCreateMutation($input: CreateTillInput!) {
      createTill(input: $input) {
        ...saving_payload
        till {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<TillFormUpdateMutation>(graphql`
    mutation TillFormUpdateMutation($input: UpdateTillInput!) {
      updateTill(input: $input) {
        ...saving_payload
        till {
          id
          version
          name
          warehouse {
            id
            name
          }
          status
        }
      }
    }
  `);
  if (sourceId && !till) return <GoneDialog entity="tills" onClose={onClose} />;
  return (
    <FormDialog
      entity="tills"
      size="sm"
      rules={tillRules}
      values={{ name: till?.name ?? '', warehouseId: till?.warehouse?.id ?? '', status: till?.status ?? 'ACTIVE' }}
      version={isCopy ? undefined : till?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="name" label={<FormattedMessage id="tills.name" />} hint={<FormattedMessage id="tills.nameHint" />} required />
      <WarehouseSelect
        name="warehouseId"
        label={<FormattedMessage id="tills.warehouse" />}
        hint={<FormattedMessage id="tills.warehouseHint" />}
        selected={till?.warehouse}
      />
      <StatusField name="status" label={<FormattedMessage id="tills.status" />} />
    </FormDialog>
  );
}
