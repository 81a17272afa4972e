import { Button } from '@chakra-ui/react';
import HandCoins from 'lucide-react/icons/hand-coins';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EcommerceSellerPageQuery } from '../../core/relay/generated/EcommerceSellerPageQuery.graphql.ts';
import { ecommerceSellerRemoval } from '../../core/relay/operations/ecommerceSellerOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { OrderRows } from '../order/OrderRows.tsx';
import { EcommerceSellerForm } from './EcommerceSellerForm.tsx';
import { PayOutDialog } from './PayOutDialog.tsx';
import { SellerPayouts } from './SellerPayouts.tsx';
import { SellerProducts } from './SellerProducts.tsx';

/** /ecommerce/sellers/:id/: one seller, with products, orders, and what is owed and paid out. */
export function EcommerceSellerPage({ query }: ScreenProps<EcommerceSellerPageQuery>) {
  const { ecommerceSeller: seller, ecommerceProducts: products } = usePreloadedQuery<EcommerceSellerPageQuery>(
    graphql`
      query EcommerceSellerPageQuery($id: ID!) @preloadable {
        ecommerceSeller(id: $id) @required(action: THROW) {
          id
          name
          contact
          city
          country
          commissionPercent
          vendor {
            name
          }
          sales
          commission
          paidOut
          owed
          status
          orders(first: 50) {
            totalCount
            edges {
              node {
                ...OrderRows_order
              }
            }
          }
          payouts {
            id
          }
          ...SellerPayouts_seller
          ...RecordScreen_record
        }
        ecommerceProducts(first: 100, filter: { seller: { eq: $id } }, sort: { field: NAME }) @required(action: THROW) {
          totalCount
          edges {
            node {
              ...SellerProducts_product
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceSeller', 'EcommerceOrder', 'EcommerceProduct');
  const mayWrite = useMay('WRITE');
  const { countryName } = useNames();
  const { dialog, open, close } = useAddressedDialog();
  const isOwed = Number(seller.owed) > 0;
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <Fact label="ecommerceSeller.sales">
          <MoneyText value={seller.sales} />
        </Fact>
        <Fact label="ecommerceSeller.commission">
          <MoneyText value={seller.commission} />
        </Fact>
        <Fact label="ecommerceSeller.paidOut">
          <MoneyText value={seller.paidOut} />
        </Fact>
        <Fact label="ecommerceSeller.owed">
          <MoneyText value={seller.owed} />
        </Fact>
        <Fact label="ecommerceSeller.commissionPercent">
          <Percent value={seller.commissionPercent} />
        </Fact>
        <Fact label="ecommerceSeller.vendor">
          {seller.vendor ? <bdi>{seller.vendor.name}</bdi> : isOwed && <FormattedMessage id="ecommerceSeller.noVendor" />}
        </Fact>
        <TextFact label="ecommerceSeller.contact" value={seller.contact} />
        <TextFact label="ecommerceSeller.city" value={seller.city} />
        <TextFact label="ecommerceSeller.country" value={countryName(seller.country)} />
        <Fact label="ecommerceSeller.orderCount">
          <NumberText value={seller.orders.totalCount} />
        </Fact>
      </Facts>
    </PanelBox>
  );
  return (
    <>
      <RecordScreen
        entity="ecommerceSeller"
        record={seller}
        name={seller.name}
        status={<StatusBadge status={seller.status} />}
        panels={[
          { id: 'details', label: 'ecommerceSeller.details', content: details, staysInSight: true },
          {
            id: 'products',
            label: 'ecommerceProduct.plural',
            count: products.totalCount,
            content: <SellerProducts products={products.edges.map(({ node }) => node)} />,
          },
          {
            id: 'orders',
            label: 'ecommerceOrder.plural',
            count: seller.orders.totalCount,
            content: <OrderRows orders={seller.orders.edges.map(({ node }) => node)} none="ecommerceSeller.noneOrdered" />,
          },
          {
            id: 'payouts',
            label: 'ecommercePayout.plural',
            count: seller.payouts.length,
            content: <SellerPayouts seller={seller} />,
          },
        ]}
        form={(id, onClose) => <EcommerceSellerForm id={id} onClose={onClose} />}
        removal={ecommerceSellerRemoval}
        isPersonal
        buttons={
          mayWrite &&
          isOwed &&
          seller.vendor && (
            <Button onClick={() => open('payout')}>
              <HandCoins aria-hidden />
              <FormattedMessage id="ecommercePayout.new" />
            </Button>
          )
        }
      />
      {dialog === 'payout' && isOwed && (
        <Part>
          <PayOutDialog seller={seller} onClose={close} />
        </Part>
      )}
    </>
  );
}
