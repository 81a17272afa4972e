import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { MonthName } from '../../core/i18n/MonthName.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductSales_sales$key } from '../../core/relay/generated/ProductSales_sales.graphql.ts';
import { nextMonth } from '../../core/screens/days.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { drilldownLink } from '../overview/overviewLinks.ts';

interface ProductSalesProps {
  productId: string;
  sales: ProductSales_sales$key;
}

/** A product's newest sale lines and its revenue in each of the last twelve months, with links to the documents. */
export function ProductSales({ productId, sales: key }: ProductSalesProps) {
  const intl = useIntl();
  const { months, recent } = useFragment(
    graphql`
      fragment ProductSales_sales on ProductSales {
        months {
          month
          quantity
          revenue
        }
        recent {
          lineId
          invoiceId
          number
          kind
          soldAt
          customer
          quantity
          revenue
        }
      }
    `,
    key,
  );
  if (recent.length === 0)
    return (
      <PanelBox>
        <EmptyState title={intl.formatMessage({ id: 'product.noSales' })} text={intl.formatMessage({ id: 'product.noSalesText' })} />
      </PanelBox>
    );
  return (
    <Stack gap="4">
      <Panel title={<FormattedMessage id="product.recentSales" />}>
        <FigureTable
          label="product.recentSales"
          heads={['sales.invoice', 'product.soldAt', 'product.customer', 'sales.quantity', 'sales.revenue']}
          words={['product.soldAt', 'product.customer']}
          rows={recent.map(({ lineId, invoiceId, number, kind, soldAt, customer, quantity, revenue }) => ({
            key: lineId,
            cells: [
              <span key="invoice">
                <RecordLink id={invoiceId}>
                  <Ltr>{number}</Ltr>
                </RecordLink>
                {kind !== 'SALE' && (
                  <>
                    {' '}
                    · <FormattedMessage id={kind === 'RETURN' ? 'sales.return' : 'sales.creditNote'} />
                  </>
                )}
              </span>,
              <When key="at" at={soldAt} />,
              customer && <bdi key="customer">{customer}</bdi>,
              // A credited amount has no quantity.
              Number(quantity) !== 0 && <NumberText key="quantity" value={Number(quantity)} />,
              <MoneyText key="revenue" value={revenue} />,
            ],
          }))}
        />
      </Panel>
      <Panel title={<FormattedMessage id="product.salesByMonth" />} text={<FormattedMessage id="product.salesByMonthText" />}>
        <FigureTable
          label="product.salesByMonth"
          heads={['product.month', 'sales.quantity', 'sales.revenue']}
          rows={months.toReversed().map(({ month, quantity, revenue }) => {
            const name = <MonthName month={month} />;
            const isLinked = Number(quantity) !== 0 || Number(revenue) !== 0;
            const why = drilldownLink({ from: month, before: nextMonth(month) }, { kind: 'PRODUCT', item: productId });
            return {
              key: month,
              cells: [
                isLinked ? (
                  <QuietLink key="month" to={why}>
                    {name}
                  </QuietLink>
                ) : (
                  name
                ),
                <NumberText key="quantity" value={Number(quantity)} />,
                <MoneyText key="revenue" value={revenue} />,
              ],
            };
          })}
        />
      </Panel>
    </Stack>
  );
}
