import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { OrderLinesTable_order$key } from '../../core/relay/generated/OrderLinesTable_order.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { lineTotal } from './lineTotal.ts';

/** What was ordered, what of it came back, and what it costs. */
export function OrderLinesTable({ order: key }: { order: OrderLinesTable_order$key }) {
  const { lines, currency, subtotal, deliveryTitle, deliveryFee, discountTotal, coupons, taxTotal, total, returnedTotal } = useFragment(
    graphql`
      fragment OrderLinesTable_order on EcommerceOrder {
        currency
        subtotal
        deliveryTitle
        deliveryFee
        discountTotal
        coupons {
          id
          code
        }
        taxTotal
        total
        returnedTotal
        lines {
          id
          product {
            id
          }
          name
          quantity
          returnedQuantity
          unitPrice
          serialNumbers
        }
      }
    `,
    key,
  );
  return (
    <Stack gap="4">
      <FigureTable
        label="ecommerceOrder.lines"
        heads={['ecommerceOrderLine.product', 'ecommerceOrderLine.quantity', 'ecommerceOrderLine.unitPrice', 'ecommerceOrderLine.total']}
        below={['ecommerceOrderLine.quantity', 'ecommerceOrderLine.unitPrice']}
        rows={lines.map(({ id, product, name, quantity, returnedQuantity, unitPrice, serialNumbers }) => ({
          key: id,
          cells: [
            <div key="product">
              <RecordLink id={product.id}>
                <bdi>{name}</bdi>
              </RecordLink>
              <SerialsText numbers={serialNumbers} />
            </div>,
            <span key="quantity">
              <NumberText value={quantity} />
              {returnedQuantity > 0 && (
                <>
                  {' · '}
                  <FormattedMessage id="ecommerceOrderLine.returned" values={{ count: returnedQuantity }} />
                </>
              )}
            </span>,
            <MoneyText key="price" value={unitPrice} currency={currency} />,
            <MoneyText key="total" value={String(lineTotal(unitPrice, quantity))} currency={currency} />,
          ],
        }))}
      />
      <Box marginInlineStart="auto" minWidth={{ md: '72' }}>
        <DocumentFigures
          currency={currency}
          pricesIncludeTax
          subtotal={Number(discountTotal) ? sum([total, discountTotal, `-${deliveryFee}`]).toFixed() : subtotal}
          discountTotal={discountTotal}
          deliveryFee={deliveryTitle ? deliveryFee : undefined}
          taxTotal={taxTotal}
          total={total}
        />
        {coupons.length > 0 && (
          <Box color="fg.muted" textAlign="end">
            <FormattedMessage id="ecommerceOrder.coupons" />: <Ltr>{coupons.map(({ code }) => code).join(', ')}</Ltr>
          </Box>
        )}
        {Number(returnedTotal) > 0 && (
          <Box color="fg.muted" textAlign="end">
            <FormattedMessage id="ecommerceOrder.returnedOf" values={{ amount: <MoneyText value={returnedTotal} currency={currency} /> }} />
          </Box>
        )}
      </Box>
    </Stack>
  );
}
