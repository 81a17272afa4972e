import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { When } from '../../core/i18n/When.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import type {
  EcommerceSellerListQuery,
  EcommerceSellerListQuery$data,
} from '../../core/relay/generated/EcommerceSellerListQuery.graphql.ts';
import {
  ecommerceSellerBulk,
  ecommerceSellerRemoval,
  ecommerceSellerUpdate,
} from '../../core/relay/operations/ecommerceSellerOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ecommerceSellerList } from '../addresses.ts';

const EcommerceSellerForm = lazyPart(async () => (await import('./EcommerceSellerForm.tsx')).EcommerceSellerForm);

type SellerRow = EcommerceSellerListQuery$data['ecommerceSellers']['edges'][number]['node'];

const CountryName = ({ code }: { code: string }) => <bdi>{useNames().countryName(code)}</bdi>;

const columns: Column<SellerRow>[] = [
  {
    label: 'ecommerceSeller.name',
    sort: 'NAME',
    width: 180,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'ecommerceSeller.contact', sort: 'CONTACT', width: 170, hiddenAtFirst: true, cell: ({ contact }) => <bdi>{contact}</bdi> },
  { label: 'ecommerceSeller.city', sort: 'CITY', width: 120, cell: ({ city }) => <bdi>{city}</bdi> },
  {
    label: 'ecommerceSeller.country',
    sort: 'COUNTRY',
    width: 110,
    hiddenAtFirst: true,
    cell: ({ country }) => <CountryName code={country} />,
  },
  {
    label: 'ecommerceSeller.commissionPercent',
    sort: 'COMMISSION_PERCENT',
    numeric: true,
    width: 100,
    cell: ({ commissionPercent }) => <Percent value={commissionPercent} />,
  },
  {
    label: 'ecommerceSeller.productCount',
    sort: 'PRODUCT_COUNT',
    numeric: true,
    width: 90,
    cell: ({ productCount }) => <NumberText value={productCount} />,
  },
  {
    label: 'ecommerceSeller.orderCount',
    sort: 'ORDER_COUNT',
    numeric: true,
    width: 80,
    cell: ({ orderCount }) => <NumberText value={orderCount} />,
  },
  { label: 'ecommerceSeller.sales', sort: 'SALES', numeric: true, width: 140, cell: ({ sales }) => <MoneyText value={sales} /> },
  { label: 'ecommerceSeller.owed', sort: 'OWED', numeric: true, width: 120, cell: ({ owed }) => <MoneyText value={owed} /> },
  { label: 'ecommerceSeller.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceSeller.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /ecommerce/sellers/: those whose products the shop sells for a commission. */
export function EcommerceSellerList({ query }: ScreenProps<EcommerceSellerListQuery>) {
  const [, list] = useList<EcommerceSellerListQuery, 'ecommerceSellers'>(
    graphql`
      query EcommerceSellerListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceSellerFilter
        $sort: EcommerceSellerSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceSeller")
        ecommerceSellers(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              contact
              city
              country
              commissionPercent
              productCount
              orderCount
              sales
              owed
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceSellers',
    ['EcommerceSeller', 'EcommerceOrder', 'EcommerceProduct'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceSellerList}
        list={list}
        imports="EcommerceSeller"
        columns={columns}
        searchable
        create="ecommerceSeller.new"
        bulk={{ ...ecommerceSellerBulk, isRestorable: true, fields: [bulkStatus('ecommerceSeller.status')] }}
        actions={seller => <RecordActions entity="ecommerceSeller" record={seller} name={seller.name} update={ecommerceSellerUpdate} />}
      />
      <RecordDialogs
        entity="ecommerceSeller"
        rows={list.rows}
        form={(id, onClose) => <EcommerceSellerForm id={id} onClose={onClose} />}
        removal={ecommerceSellerRemoval}
      />
    </>
  );
}
