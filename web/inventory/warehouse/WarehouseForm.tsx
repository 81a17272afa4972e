import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { warehouseRules } from '../../../server/inventory/warehouse/warehouse.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { WarehouseFormCreateMutation } from '../../core/relay/generated/WarehouseFormCreateMutation.graphql.ts';
import type { WarehouseFormQuery } from '../../core/relay/generated/WarehouseFormQuery.graphql.ts';
import type { WarehouseFormUpdateMutation } from '../../core/relay/generated/WarehouseFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';

const query = graphql`
  query WarehouseFormQuery($id: ID!, $isNew: Boolean!) {
    warehouse(id: $id) @skip(if: $isNew) {
      id
      version
      name
      code
      address
      city
      isDefault
      status
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`warehouse.${name}`} />;

/** Makes a warehouse or changes one. */
export function WarehouseForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const variables = { id: id ?? '', isNew: !id };
  const { warehouse } = useLazyLoadQuery<WarehouseFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<WarehouseFormCreateMutation>(graphql`
    mutation WarehouseFormCreateMutation($input: CreateWarehouseInput!) {
      createWarehouse(input: $input) {
        ...saving_payload
        warehouse {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<WarehouseFormUpdateMutation>(graphql`
    mutation WarehouseFormUpdateMutation($input: UpdateWarehouseInput!) {
      updateWarehouse(input: $input) {
        ...saving_payload
        warehouse {
          id
          version
          name
          code
          address
          city
          isDefault
          status
        }
      }
    }
  `);
  if (id && !warehouse) return <GoneDialog entity="warehouse" onClose={onClose} />;
  return (
    <FormDialog
      entity="warehouse"
      rules={warehouseRules}
      values={{
        name: warehouse?.name ?? '',
        code: warehouse?.code ?? '',
        address: warehouse?.address ?? '',
        city: warehouse?.city ?? '',
        isDefault: warehouse?.isDefault ?? false,
        status: warehouse?.status ?? ('ACTIVE' as const),
      }}
      version={warehouse?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label={label('name')} autoComplete="off" required />
        <TextField name="code" label={label('code')} dir="ltr" autoComplete="off" />
        <TextField name="address" label={label('address')} autoComplete="off" />
        <TextField name="city" label={label('city')} autoComplete="off" />
        <FlagField name="isDefault" label={label('isDefault')} hint={label('isDefaultHint')} />
        <StatusField name="status" label={label('status')} />
      </FieldGrid>
    </FormDialog>
  );
}
