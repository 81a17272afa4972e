import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { inventoryServiceRules } from '../../../server/inventory/service/inventoryService.rules.ts';
import { serviceTypes } from '../../../server/inventory/service/serviceTypes.rules.ts';
import { vatCategories } from '../../../server/inventory/product/inventoryProduct.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ServiceFormCreateMutation } from '../../core/relay/generated/ServiceFormCreateMutation.graphql.ts';
import type { ServiceFormQuery } from '../../core/relay/generated/ServiceFormQuery.graphql.ts';
import type { ServiceFormUpdateMutation } from '../../core/relay/generated/ServiceFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';

const query = graphql`
  query ServiceFormQuery($id: ID!, $isBlank: Boolean!) {
    inventoryService(id: $id) @skip(if: $isBlank) {
      id
      version
      title
      description
      serviceType
      charges
      vatCategory
      status
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`service.${name}`} />;

/** Makes a service or changes one. */
export function ServiceForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { inventoryService: service } = useLazyLoadQuery<ServiceFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [create, isCreating] = useSaving<ServiceFormCreateMutation>(graphql`
    mutation ServiceFormCreateMutation($input: CreateInventoryServiceInput!) {
      createInventoryService(input: $input) {
        ...saving_payload
        inventoryService {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<ServiceFormUpdateMutation>(graphql`
    mutation ServiceFormUpdateMutation($input: UpdateInventoryServiceInput!) {
      updateInventoryService(input: $input) {
        ...saving_payload
        inventoryService {
          id
          version
          title
          description
          serviceType
          charges
          vatCategory
          status
        }
      }
    }
  `);
  if (sourceId && !service) return <GoneDialog entity="service" onClose={onClose} />;
  const options = (stem: string, values: readonly string[]) =>
    values.map(value => ({ value, label: intl.formatMessage({ id: `${stem}.${value}` }) }));
  return (
    <FormDialog
      entity="service"
      rules={inventoryServiceRules}
      values={{
        title: service?.title ?? '',
        description: service?.description ?? '',
        serviceType: service?.serviceType ?? ('FIXED' as const),
        charges: service?.charges ?? '',
        vatCategory: service?.vatCategory ?? ('STANDARD_RATED' as const),
        status: service?.status ?? ('ACTIVE' as const),
      }}
      version={isCopy ? undefined : service?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" label={label('title')} autoComplete="off" required />
      <TextAreaField name="description" label={label('description')} rows={3} required />
      <FieldGrid>
        <SelectField
          name="serviceType"
          label={label('serviceType')}
          hint={label('serviceTypeHint')}
          options={options('serviceType', serviceTypes)}
          required
        />
        <MoneyField name="charges" label={label('charges')} hint={label('chargesHint')} required />
        <SelectField name="vatCategory" label={label('vatCategory')} options={options('vatCategory', vatCategories)} required />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
      </FieldGrid>
    </FormDialog>
  );
}
