import { graphql } from 'react-relay';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { aggregateProductRules } from '../../../server/inventory/aggregateProduct/aggregateProduct.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FileField } from '../../core/fields/FileField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { AggregateProductFormQuery } from '../../core/relay/generated/AggregateProductFormQuery.graphql.ts';
import { aggregateProductForm } from '../../core/relay/operations/aggregateProductOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { withParts } from '../offer/itemId.ts';
import { partDrafts, type StoredPart } from '../offer/partDraft.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { useInventoryUpload } from '../offer/useInventoryUpload.ts';
import { PriceFields } from '../price/PriceFields.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { AggregateProductFigures } from './AggregateProductFigures.tsx';
import { useComponents } from './useComponents.tsx';

const operations = readingMore<AggregateProductFormQuery>(
  aggregateProductForm,
  graphql`
    query AggregateProductFormQuery($id: ID!, $isBlank: Boolean!) {
      record: aggregateProduct(id: $id) @skip(if: $isBlank) {
        id
        version
        title
        sellingPrice
        priceIncludesTax
        ownCost
        vatCategory
        status
        attachment {
          id
          name
          url
        }
        lines {
          product {
            id
            name
            averageCost
            purchasePrice
          }
          component {
            id
            name: title
            price: componentCost
          }
          quantity
        }
      }
    }
  `,
);

const partsOf = (aggregate: typeof operations.record): StoredPart[] | undefined =>
  aggregate?.lines.map(({ product, component, quantity }) => ({
    item: product ? { id: product.id, name: product.name, price: product.averageCost ?? product.purchasePrice } : component!,
    quantity,
  }));

/** Creates or edits an aggregate product, which cannot be a part of itself. */
export function AggregateProductForm(props: RecordFormProps) {
  const { pricesIncludeTax, taxRate } = usePriceTerms();
  const upload = useInventoryUpload();
  const search = useComponents(props.id);
  return (
    <RecordForm
      entity="aggregateProduct"
      size="lg"
      operations={operations}
      rules={aggregateProductRules}
      initial={{ ownCost: '0', priceIncludesTax: pricesIncludeTax }}
      values={aggregate => ({ lines: partDrafts(partsOf(aggregate)) })}
      input={withParts}
      {...props}
    >
      {aggregate => (
        <>
          <TextField name="title" autoComplete="off" />
          <PartsField name="lines" label="aggregateProduct.lines" stored={partsOf(aggregate)} search={search} />
          <FieldGrid>
            <PriceFields entity="aggregateProduct" name="sellingPrice" taxRate={taxRate} />
            <MoneyField name="ownCost" />
            <ChoiceField name="vatCategory" values={vatCategories} texts="vatCategory" />
            <StatusField name="status" />
            <FileField name="attachmentId" accept="application/pdf,image/png,image/jpeg" stored={aggregate?.attachment} upload={upload} />
          </FieldGrid>
          <AggregateProductFigures taxRate={taxRate} />
        </>
      )}
    </RecordForm>
  );
}
