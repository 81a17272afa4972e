import { HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProductStock_product$key } from '../../core/relay/generated/ProductStock_product.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { SerialTable } from './SerialTable.tsx';

const count = (value: string) => <NumberText value={Number(value)} />;

/** Stock of a product by warehouse and by batch, in the order in which batches are sold. */
export function ProductStock({ product: key }: { product: ProductStock_product$key }) {
  const intl = useIntl();
  const product = useFragment(
    graphql`
      fragment ProductStock_product on InventoryProduct {
        stockLevels {
          id
          onHand
          reserved
          available
          averageCost
          value
          warehouse {
            name
          }
        }
        stockBatchLevels {
          id
          onHand
          warehouse {
            name
          }
          batch {
            number
            expiresOn
            isExpired
          }
        }
        ...SerialTable_product
      }
    `,
    key,
  );
  const { stockLevels: levels, stockBatchLevels } = product;
  if (levels.length === 0)
    return (
      <PanelBox>
        <EmptyState title={intl.formatMessage({ id: 'product.noStock' })} text={intl.formatMessage({ id: 'product.noStockText' })} />
      </PanelBox>
    );
  const batches = stockBatchLevels.toSorted((one, other) => (one.batch.expiresOn ?? '9').localeCompare(other.batch.expiresOn ?? '9'));
  return (
    <Stack gap="4">
      <PanelBox>
        <FigureTable
          label="product.byWarehouse"
          heads={[
            'warehouse.one',
            'product.quantity',
            'product.reserved',
            'product.available',
            'product.averageCost',
            'product.stockValue',
          ]}
          rows={levels.map(({ id, warehouse, onHand, reserved, available, averageCost, value }) => ({
            key: id,
            cells: [
              <bdi key="name">{warehouse.name}</bdi>,
              count(onHand),
              count(reserved),
              count(available),
              averageCost && <MoneyText key="average" value={averageCost} decimals={6} />,
              <MoneyText key="value" value={value} />,
            ],
          }))}
        />
      </PanelBox>
      {batches.length > 0 && (
        <PanelBox>
          <FigureTable
            label="stockBatch.plural"
            heads={['stockBatch.one', 'warehouse.one', 'product.expiresOn', 'product.quantity']}
            words={['warehouse.one', 'product.expiresOn']}
            rows={batches.map(({ id, batch, warehouse, onHand }) => ({
              key: id,
              cells: [
                <HStack key="number" gap="2" wrap="wrap">
                  <Ltr>{batch.number}</Ltr>
                  {batch.isExpired && (
                    <Badge colorPalette="red">
                      <FormattedMessage id="stockBatch.expired" />
                    </Badge>
                  )}
                </HStack>,
                <bdi key="warehouse">{warehouse.name}</bdi>,
                <Day key="expires" on={batch.expiresOn} />,
                count(onHand),
              ],
            }))}
          />
        </PanelBox>
      )}
      <SerialTable product={product} />
    </Stack>
  );
}
