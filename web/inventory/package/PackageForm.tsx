import { graphql } from 'react-relay';
import { inventoryPackageRules } from '../../../server/inventory/package/inventoryPackage.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { PackageFormQuery } from '../../core/relay/generated/PackageFormQuery.graphql.ts';
import { inventoryPackageForm } from '../../core/relay/operations/inventoryPackageOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { withParts } from '../offer/itemId.ts';
import { partDrafts, type StoredPart } from '../offer/partDraft.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { PackageFigures } from './PackageFigures.tsx';
import { usePackageItems } from './usePackageItems.tsx';

const operations = readingMore<PackageFormQuery>(
  inventoryPackageForm,
  graphql`
    query PackageFormQuery($id: ID!, $isBlank: Boolean!) {
      record: inventoryPackage(id: $id) @skip(if: $isBlank) {
        id
        version
        title
        discountPercentage
        expiryDate
        status
        lines {
          product {
            id
            name
            price: salePrice
            priceIncludesTax
            vatCategory
          }
          service {
            id
            name: title
            price: charges
            priceIncludesTax
            vatCategory
          }
          quantity
        }
      }
    }
  `,
);

const partsOf = (bundle: typeof operations.record): StoredPart[] | undefined =>
  bundle?.lines.map(({ product, service, quantity }) => ({ item: (product ?? service)!, quantity }));

/** Creates or edits a package. */
export function PackageForm(props: RecordFormProps) {
  const { taxRate } = usePriceTerms();
  const search = usePackageItems();
  return (
    <RecordForm
      entity="package"
      size="lg"
      operations={operations}
      rules={inventoryPackageRules}
      values={bundle => ({ lines: partDrafts(partsOf(bundle)) })}
      input={withParts}
      {...props}
    >
      {bundle => (
        <>
          <TextField name="title" autoComplete="off" />
          <PartsField name="lines" label="package.lines" stored={partsOf(bundle)} search={search} />
          <FieldGrid>
            <PercentField name="discountPercentage" />
            <DateField name="expiryDate" />
            <StatusField name="status" />
          </FieldGrid>
          <PackageFigures taxRate={taxRate} />
        </>
      )}
    </RecordForm>
  );
}
