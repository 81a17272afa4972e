import { HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ReceiptPanel_receipt$key } from '../../core/relay/generated/ReceiptPanel_receipt.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** Facts of a goods receipt, and its lines with their cost. */
export function ReceiptPanel({ receipt }: { receipt: ReceiptPanel_receipt$key }) {
  const { supplier, supplierReference, note, createdAt, postedAt, reversedAt, warehouse, total, lines } = useFragment(
    graphql`
      fragment ReceiptPanel_receipt on GoodsReceipt {
        supplier
        supplierReference
        note
        createdAt
        postedAt
        reversedAt
        total
        warehouse {
          name
        }
        lines {
          id
          quantity
          unitCost
          value
          batchNumber
          expiresOn
          serialNumbers
          product {
            id
            name
          }
        }
      }
    `,
    receipt,
  );
  return (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <Fact label="goodsReceipt.warehouse">
            <bdi>{warehouse.name}</bdi>
          </Fact>
          <TextFact label="goodsReceipt.supplier" value={supplier} />
          <TextFact label="goodsReceipt.supplierReference" value={supplierReference} />
          <Fact label="goodsReceipt.createdAt">
            <When at={createdAt} />
          </Fact>
          <Fact label="goodsReceipt.postedAt">{postedAt && <When at={postedAt} />}</Fact>
          {reversedAt && (
            <Fact label="goodsReceipt.reversedAt">
              <When at={reversedAt} />
            </Fact>
          )}
          <TextFact label="goodsReceipt.note" value={note} isText />
        </Facts>
        <FigureTable
          label="goodsReceipt.lines"
          heads={['product.one', 'goodsReceipt.quantity', 'goodsReceipt.unitCost', 'goodsReceipt.total']}
          rows={[
            ...lines.map(({ id: key, product, quantity, unitCost, value, batchNumber, expiresOn, serialNumbers }) => ({
              key,
              cells: [
                <div key="product">
                  <RecordLink id={product.id}>
                    <bdi>{product.name}</bdi>
                  </RecordLink>
                  {(batchNumber || expiresOn) && (
                    <HStack gap="2" fontSize="xs" color="fg.muted" wrap="wrap">
                      {batchNumber && <Ltr>{batchNumber}</Ltr>}
                      {expiresOn && <FormattedMessage id="goodsReceipt.expires" values={{ day: <Day on={expiresOn} /> }} />}
                    </HStack>
                  )}
                  <SerialsText numbers={serialNumbers} />
                </div>,
                <NumberText key="quantity" value={Number(quantity)} />,
                <MoneyText key="cost" value={unitCost} decimals={6} />,
                <MoneyText key="value" value={value} />,
              ],
            })),
            {
              key: 'total',
              kind: 'total' as const,
              cells: [<FormattedMessage key="label" id="goodsReceipt.total" />, null, null, <MoneyText key="total" value={total} />],
            },
          ]}
        />
      </Stack>
    </PanelBox>
  );
}
