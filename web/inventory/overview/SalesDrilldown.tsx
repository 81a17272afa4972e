import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { SalesDrilldownQuery } from '../../core/relay/generated/SalesDrilldownQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { daysIn } from '../../core/screens/days.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { drilldownPageSize, drilldownVariables } from './drilldownVariables.ts';
import { Percent } from '../../core/i18n/Percent.tsx';

/** /inventory/dashboard/why/: the documents behind a figure, and their total. */
export function SalesDrilldown({ query }: ScreenProps<SalesDrilldownQuery>) {
  const { salesDrilldown: drilldown } = usePreloadedQuery<SalesDrilldownQuery>(
    graphql`
      query SalesDrilldownQuery(
        $from: Date!
        $before: Date!
        $kind: SellableKind
        $itemId: ID
        $cashierId: ID
        $vatCategory: VatCategory
        $vatRate: Decimal
        $first: Int!
        $offset: Int!
      ) @preloadable {
        salesDrilldown(
          from: $from
          before: $before
          kind: $kind
          itemId: $itemId
          cashierId: $cashierId
          vatCategory: $vatCategory
          vatRate: $vatRate
          first: $first
          offset: $offset
        ) @required(action: THROW) {
          count
          name
          quantity
          revenue
          tax
          cost
          profit
          margin
          invoices {
            invoiceId
            number
            issuedOn
            customer
            cashier
            quantity
            revenue
            tax
            cost
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const { address, change } = useAddress();
  const { from, before, kind, vatCategory, vatRate, offset } = drilldownVariables(address);
  const [first, last] = daysIn({ from, before }).split('..');
  const { count, name, quantity, revenue, tax, cost, profit, margin, invoices } = drilldown;
  const about = [
    name && <bdi key="name">{name}</bdi>,
    !name && kind && <FormattedMessage key="kind" id={`sales.kind.${kind}`} />,
    vatCategory && (
      <FormattedMessage
        key="rate"
        id="sales.rate"
        values={{ category: <FormattedMessage id={`vatCategory.${vatCategory}`} />, rate: <Percent value={vatRate ?? 0} /> }}
      />
    ),
  ].filter(Boolean);
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="sales.why" />}>
        <Text color="fg.muted">
          {about} {about.length > 0 && '· '}
          <Day on={first} /> – <Day on={last} />
        </Text>
      </ScreenHead>
      <PanelBox>
        <Facts marginBlockEnd="0">
          <Fact label="sales.revenue">
            <MoneyText value={revenue} />
          </Fact>
          <Fact label="sales.totalTax">
            <MoneyText value={tax} />
          </Fact>
          <Fact label="sales.cost">{cost && <MoneyText value={cost} />}</Fact>
          <Fact label="sales.grossProfit">
            {profit && (
              <>
                <MoneyText value={profit} />{' '}
                {typeof margin === 'number' && (
                  <>
                    (<Percent value={margin} />)
                  </>
                )}
              </>
            )}
          </Fact>
          <Fact label="sales.quantity">{quantity && <NumberText value={Number(quantity)} />}</Fact>
          <Fact label="sales.invoices">
            <NumberText value={count} />
          </Fact>
        </Facts>
      </PanelBox>
      {count === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'sales.none' })} />
      ) : (
        <PanelBox>
          <FigureTable
            label="sales.invoices"
            heads={['sales.invoice', 'sales.quantity', 'sales.revenue', 'sales.totalTax', 'sales.cost']}
            rows={invoices.map(invoice => ({
              key: invoice.invoiceId,
              cells: [
                <Stack key="invoice" gap="0">
                  <RecordLink id={invoice.invoiceId} display="inline-flex" alignItems="center" minHeight="6">
                    <bdi>{invoice.number}</bdi>
                  </RecordLink>
                  <Text fontSize="xs" color="fg.muted">
                    <Day on={invoice.issuedOn} /> · <bdi>{invoice.customer ?? invoice.cashier}</bdi>
                  </Text>
                </Stack>,
                invoice.quantity && <NumberText key="quantity" value={Number(invoice.quantity)} />,
                <MoneyText key="revenue" value={invoice.revenue} />,
                <MoneyText key="tax" value={invoice.tax} />,
                invoice.cost && <MoneyText key="cost" value={invoice.cost} />,
              ],
            }))}
          />
          {count > drilldownPageSize && (
            <Flex gap="2" marginBlockStart="4" align="center">
              <Button
                variant="outline"
                size="sm"
                disabled={offset === 0}
                onClick={() => void change({ offset: String(Math.max(0, offset - drilldownPageSize)) })}
              >
                <FormattedMessage id="sales.newer" />
              </Button>
              <Button
                variant="outline"
                size="sm"
                disabled={offset + drilldownPageSize >= count}
                onClick={() => void change({ offset: String(offset + drilldownPageSize) })}
              >
                <FormattedMessage id="sales.older" />
              </Button>
            </Flex>
          )}
        </PanelBox>
      )}
    </Stack>
  );
}
