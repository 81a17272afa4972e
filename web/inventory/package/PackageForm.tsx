import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { inventoryPackageRules } from '../../../server/inventory/package/inventoryPackage.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { PackageFormCreateMutation } from '../../core/relay/generated/PackageFormCreateMutation.graphql.ts';
import type { PackageFormQuery } from '../../core/relay/generated/PackageFormQuery.graphql.ts';
import type { PackageFormUpdateMutation } from '../../core/relay/generated/PackageFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { partOf } from '../offer/itemId.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { PackageFigures } from './PackageFigures.tsx';
import { packageValues } from './packageValues.ts';
import { usePackageItems } from './usePackageItems.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query PackageFormQuery($id: ID!, $isBlank: Boolean!) {
    inventoryPackage(id: $id) @skip(if: $isBlank) {
      id
      version
      ...packageValues_package
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`package.${name}`} />;

/** Creates or edits a package. */
export function PackageForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { inventoryPackage } = useQuery<PackageFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const { taxRate } = usePriceTerms();
  const search = usePackageItems();
  const [create, isCreating] = useSaving<PackageFormCreateMutation>(graphql`
    mutation PackageFormCreateMutation($input: CreateInventoryPackageInput!) {
      createInventoryPackage(input: $input) {
        ...saving_payload
        inventoryPackage {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<PackageFormUpdateMutation>(graphql`
    mutation PackageFormUpdateMutation($input: UpdateInventoryPackageInput!) {
      updateInventoryPackage(input: $input) {
        ...saving_payload
        inventoryPackage {
          id
          version
          ...packageValues_package
        }
      }
    }
  `);
  if (sourceId && !inventoryPackage) return <GoneDialog entity="package" onClose={onClose} />;
  const { stored, values } = packageValues(inventoryPackage);
  return (
    <FormDialog
      entity="package"
      size="lg"
      rules={inventoryPackageRules}
      values={values}
      version={isCopy ? undefined : inventoryPackage?.version}
      save={(output, version) => {
        const input = { ...output, lines: output.lines.map(partOf) };
        return id ? update({ input: { id, version, ...input } }) : create({ input });
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" label={label('title')} autoComplete="off" required />
      <PartsField name="lines" label="package.lines" stored={stored} search={search} />
      <FieldGrid>
        <PercentField name="discountPercentage" label={label('discountPercentage')} required />
        <DateField name="expiryDate" label={label('expiryDate')} hint={label('expiryDateHint')} />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
      </FieldGrid>
      <PackageFigures taxRate={taxRate} />
    </FormDialog>
  );
}
