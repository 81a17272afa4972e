import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { LabelledCell, PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { lineTotal } from './lineTotal.ts';
import { ShopProductSelect } from './ShopProductSelect.tsx';

const columns = [
  { field: 'productId', head: 'ecommerceOrderLine.product' },
  { field: 'quantity', head: 'ecommerceOrderLine.quantity', isAmount: true },
];

/** A line before anything is chosen. */
export const emptyShopLine = () => ({ productId: '', quantity: '1' });

/** Products and quantities of an order, with their total at the prices last seen; the server has the last word. */
export function ShopOrderLines({ prices: known = {} }: { prices?: Record<string, string> }) {
  const intl = useIntl();
  const [prices, setPrices] = useState(known);
  const lines = (useWatch({ name: 'lines' }) ?? []) as { productId?: string; quantity?: string }[];
  const text = (id: string) => intl.formatMessage({ id });
  const total = sum(lines.map(({ productId, quantity }) => lineTotal(prices[productId ?? ''], quantity))).toFixed();
  return (
    <PlainLines
      columns={columns}
      tracks="minmax(0, 1fr) 8rem"
      emptyLine={emptyShopLine}
      line={name => (
        <>
          <WideCell>
            <ShopProductSelect
              name={name('productId')}
              label={text('ecommerceOrderLine.product')}
              bare
              onPick={product => product && setPrices(before => ({ ...before, [product.id]: product.effectivePrice }))}
            />
          </WideCell>
          <LabelledCell label={text('ecommerceOrderLine.quantity')}>
            <NumberField name={name('quantity')} label={text('ecommerceOrderLine.quantity')} bare />
          </LabelledCell>
        </>
      )}
    >
      <OrderTotal total={total} />
    </PlainLines>
  );
}
