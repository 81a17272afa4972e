import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import {
  comesIn,
  stockAdjustmentKinds,
  stockAdjustmentRules,
  type StockAdjustmentKindName,
} from '../../../server/inventory/stock/stockAdjustment.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { numberText } from '../../core/i18n/formats.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { StockAdjustmentDialogMutation } from '../../core/relay/generated/StockAdjustmentDialogMutation.graphql.ts';
import type {
  StockAdjustmentDialogQuery,
  StockAdjustmentDialogQuery$data,
} from '../../core/relay/generated/StockAdjustmentDialogQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useSession } from '../../core/session/session.ts';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';
import { useExpiredQuestion } from './useExpiredQuestion.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

const label = (name: string) => <FormattedMessage id={`stockAdjustment.${name}`} />;
type Product = NonNullable<StockAdjustmentDialogQuery$data['inventoryProduct']>;

/** Adjusts a product's stock, scraps some of it or takes returns, with a reason. */
export function StockAdjustmentDialog({ productId, onClose }: { productId: string; onClose: () => unknown }) {
  const { inventoryProduct: product, warehouses } = useQuery<StockAdjustmentDialogQuery>(
    graphql`
      query StockAdjustmentDialogQuery($id: ID!) {
        inventoryProduct(id: $id) {
          name
          isPerishable
          isSerialized
          stockBatchLevels {
            id
            onHand
            warehouse {
              id
            }
            batch {
              id
              number
              expiresOn
            }
          }
        }
        warehouses(first: 1, filter: { isDefault: { eq: true } }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { id: productId },
    { fetchPolicy: 'network-only' },
  );
  const [save, isSaving] = useSaving<StockAdjustmentDialogMutation>(graphql`
    mutation StockAdjustmentDialogMutation($input: AdjustStockInput!) {
      adjustStock(input: $input) {
        ...saving_payload
        inventoryProduct {
          id
        }
      }
    }
  `);
  const { saveAsked, question } = useExpiredQuestion();
  if (!product) return <GoneDialog entity="product" onClose={onClose} />;
  const home = warehouses.edges[0]?.node;
  const values = {
    productId,
    direction: '',
    kind: '' as StockAdjustmentKindName,
    quantity: '',
    warehouseId: home?.id ?? '',
    unitCost: '',
    batchId: '',
    batchNumber: '',
    manufacturedOn: '',
    expiresOn: '',
    serialNumbers: '',
    note: '',
  };
  return (
    <>
      <FormDialog
        entity="stockAdjustment"
        submitLabel="stockAdjustment.book"
        rules={stockAdjustmentRules}
        values={values}
        save={input => saveAsked(onPurpose => save({ input: { ...input, ...onPurpose } }))}
        isSaving={isSaving}
        onClose={onClose}
      >
        <p style={{ fontWeight: 600 }}>
          <bdi>{product.name}</bdi>
        </p>
        <Fields product={product} home={home} />
      </FormDialog>
      {question}
    </>
  );
}

function Fields({ product, home }: { product: Product; home: { readonly id: string; readonly name: string } | undefined }) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { numberFormat } = useSession();
  const { setValue } = useFormContext();
  const [direction, kind, warehouseId] = useWatch({ name: ['direction', 'kind', 'warehouseId'] }) as [
    '' | 'IN' | 'OUT',
    StockAdjustmentKindName,
    string,
  ];
  // A reason belongs to one direction.
  useEffect(() => {
    if (kind && comesIn(kind) !== (direction === 'IN')) setValue('kind', '');
  }, [direction, kind, setValue]);
  const isIn = comesIn(kind);
  const batches = product.stockBatchLevels
    .filter(({ warehouse }) => warehouse.id === warehouseId)
    .map(({ batch, onHand }) => ({
      value: batch.id,
      label: `${batch.number} (${numberText(Number(onHand), locale, numberFormat)})`,
    }));
  return (
    <FieldGrid>
      <SelectField
        name="direction"
        label={label('direction')}
        placeholder={intl.formatMessage({ id: 'field.choose' })}
        options={['IN', 'OUT'].map(value => ({ value, label: intl.formatMessage({ id: `stockAdjustment.${value}` }) }))}
        required
      />
      <SelectField
        name="kind"
        label={label('kind')}
        placeholder={intl.formatMessage({ id: 'field.choose' })}
        options={stockAdjustmentKinds
          .filter(value => direction && comesIn(value) === (direction === 'IN'))
          .map(value => ({ value, label: intl.formatMessage({ id: `stockAdjustment.${value}` }) }))}
        disabled={!direction}
        required
      />
      <NumberField name="quantity" label={label('quantity')} required />
      <WarehouseSelect name="warehouseId" label={label('warehouse')} selected={home} />
      {kind === 'RECEIVE' || kind === 'ADD' ? (
        <MoneyField name="unitCost" label={label('unitCost')} hint={label('unitCostHint')} isPrice />
      ) : null}
      {product.isPerishable && !isIn && batches.length > 0 && (
        <SelectField
          name="batchId"
          label={label('batch')}
          placeholder={intl.formatMessage({ id: 'stockAdjustment.firstToExpire' })}
          options={batches}
        />
      )}
      {product.isPerishable && isIn && (
        <>
          <TextField name="batchNumber" label={label('batchNumber')} hint={label('batchNumberHint')} dir="ltr" autoComplete="off" />
          <DateField name="manufacturedOn" label={label('manufacturedOn')} />
          <DateField name="expiresOn" label={label('expiresOn')} required />
        </>
      )}
      {product.isSerialized && <SerialsField name="serialNumbers" />}
      <TextField name="note" label={label('note')} hint={label('noteHint')} autoComplete="off" required />
    </FieldGrid>
  );
}
