import PackageOpen from 'lucide-react/icons/package-open';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Users from 'lucide-react/icons/users';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { ShopTiles_overview$key } from '../../core/relay/generated/ShopTiles_overview.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { deliveredIn, orderedIn } from './overviewLinks.ts';

/** Key figures of the shop. */
export function ShopTiles({ overview, only }: TilesProps<ShopTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment ShopTiles_overview on EcommerceOverview {
        from
        before
        orders
        openOrders
        conversion
        cartReminders
        remindedOrders
        sales
        averageOrder
        customers
        newCustomerCount
        products
        lowStockCount
      }
    `,
    overview,
  );
  const linked = (count: number, to: string) => (
    <QuietLink to={to}>
      <NumberText value={count} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="sales"
        icon={ReceiptText}
        label={<FormattedMessage id="shopOverview.sales" />}
        figure={
          <QuietLink to={deliveredIn(figures)}>
            <MoneyText value={figures.sales} />
          </QuietLink>
        }
        detail={<FormattedMessage id="shopOverview.average" values={{ amount: <MoneyText value={figures.averageOrder} /> }} />}
      />
      <FigureTile
        key="orders"
        icon={PackageOpen}
        label={<FormattedMessage id="shopOverview.orders" />}
        figure={linked(figures.orders, orderedIn(figures))}
        detail={
          <>
            <FormattedMessage id="shopOverview.openOrders" values={{ count: figures.openOrders }} />
            {figures.conversion && (
              <>
                {' · '}
                <FormattedMessage id="shopOverview.conversion" values={{ percent: <Percent value={figures.conversion} /> }} />
              </>
            )}
            {figures.cartReminders > 0 && (
              <>
                {' · '}
                <FormattedMessage
                  id="shopOverview.reminders"
                  values={{ sent: figures.cartReminders, ordered: <NumberText value={figures.remindedOrders} /> }}
                />
              </>
            )}
          </>
        }
      />
      <FigureTile
        key="customers"
        icon={Users}
        label={<FormattedMessage id="shopOverview.customers" />}
        figure={linked(figures.customers, '/ecommerce/customers/?status=ACTIVE')}
        detail={<FormattedMessage id="shopOverview.newCustomers" values={{ count: figures.newCustomerCount }} />}
      />
      <FigureTile
        key="products"
        icon={ShoppingBag}
        label={<FormattedMessage id="shopOverview.products" />}
        figure={linked(figures.products, '/ecommerce/products/?status=ACTIVE')}
        detail={<FormattedMessage id="shopOverview.lowStockCount" values={{ count: figures.lowStockCount }} />}
      />
    </Tiles>
  );
}
