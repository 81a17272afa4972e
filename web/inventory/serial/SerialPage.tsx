import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { SerialPageQuery } from '../../core/relay/generated/SerialPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SerialStateBadge } from './SerialStateBadge.tsx';

/** /inventory/serials/:id/: one piece: where it is, who bought it and when, and every move that it made. */
export function SerialPage({ query }: ScreenProps<SerialPageQuery>) {
  const { stockSerial: serial } = usePreloadedQuery<SerialPageQuery>(
    graphql`
      query SerialPageQuery($id: ID!) @preloadable {
        stockSerial(id: $id) @required(action: THROW) {
          id
          number
          state
          soldOn
          saleId
          saleNumber
          product {
            id
            name
          }
          warehouse {
            name
          }
          customer {
            id
            name
          }
          moves(first: 100) {
            edges {
              node {
                id
                movedAt
                reason
                quantity
                sourceId
                note
                warehouse {
                  name
                }
                movedBy {
                  name
                }
              }
            }
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('StockSerial', 'InventoryProduct');
  const { number, state, product, warehouse, customer, soldOn, saleId, saleNumber, moves } = serial;
  const overview = (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <Fact label="serial.product">
            <RecordLink id={product.id}>
              <bdi>{product.name}</bdi>
            </RecordLink>
          </Fact>
          <Fact label="serial.warehouse">{warehouse && <bdi>{warehouse.name}</bdi>}</Fact>
          <Fact label="serial.customer">
            {customer ? (
              <RecordLink id={customer.id}>
                <bdi>{customer.name}</bdi>
              </RecordLink>
            ) : (
              saleId && <FormattedMessage id="serial.walkIn" />
            )}
          </Fact>
          <Fact label="serial.soldOn">{soldOn && <Day on={soldOn} />}</Fact>
          <Fact label="serial.sale">
            {saleId && (
              <RecordLink id={saleId}>
                <Ltr>{saleNumber}</Ltr>
              </RecordLink>
            )}
          </Fact>
        </Facts>
        <FigureTable
          label="serial.history"
          heads={['stockMove.reason', 'stockMove.movedAt', 'warehouse.one', 'serial.direction']}
          words={['stockMove.movedAt', 'warehouse.one', 'serial.direction']}
          rows={moves.edges.map(({ node: { id, movedAt, reason, quantity, sourceId, note, warehouse: place, movedBy } }) => ({
            key: id,
            cells: [
              <div key="why">
                <RecordLink id={sourceId}>
                  <FormattedMessage id={`stockReason.${reason}`} />
                </RecordLink>
                <div style={{ fontSize: '0.75rem', opacity: 0.8 }}>
                  <bdi>{[note, movedBy?.name].filter(Boolean).join(' · ')}</bdi>
                </div>
              </div>,
              <When key="at" at={movedAt} />,
              <bdi key="warehouse">{place.name}</bdi>,
              <FormattedMessage key="direction" id={Number(quantity) > 0 ? 'serial.in' : 'serial.out'} />,
            ],
          }))}
        />
      </Stack>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="serial"
      record={serial}
      name={number}
      status={<SerialStateBadge state={state} />}
      panels={[{ id: 'overview', label: 'serial.one', content: overview }]}
    />
  );
}
