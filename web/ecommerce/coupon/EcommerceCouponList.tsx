import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceCouponListQuery,
  EcommerceCouponListQuery$data,
} from '../../core/relay/generated/EcommerceCouponListQuery.graphql.ts';
import {
  ecommerceCouponBulk,
  ecommerceCouponRemoval,
  ecommerceCouponUpdate,
} from '../../core/relay/operations/ecommerceCouponOperations.ts';
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
import { ecommerceCouponList } from '../addresses.ts';

const EcommerceCouponForm = lazyPart(async () => (await import('./EcommerceCouponForm.tsx')).EcommerceCouponForm);

type CouponRow = EcommerceCouponListQuery$data['ecommerceCoupons']['edges'][number]['node'];

const columns: Column<CouponRow>[] = [
  {
    label: 'ecommerceCoupon.code',
    sort: 'CODE',
    width: 160,
    cell: ({ id, code }) => (
      <RecordLink id={id}>
        <Ltr>{code}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'ecommerceCoupon.kind', sort: 'KIND', width: 110, cell: ({ kind }) => <FormattedMessage id={`couponKind.${kind}`} /> },
  {
    label: 'ecommerceCoupon.value',
    numeric: true,
    width: 110,
    cell: ({ kind, value }) => kind !== 'FREE_DELIVERY' && (kind === 'PERCENT' ? <Percent value={value} /> : <MoneyText value={value} />),
  },
  { label: 'ecommerceCoupon.startsOn', sort: 'STARTS_ON', width: 120, cell: ({ startsOn }) => startsOn && <Day on={startsOn} /> },
  { label: 'ecommerceCoupon.endsOn', sort: 'ENDS_ON', width: 120, cell: ({ endsOn }) => endsOn && <Day on={endsOn} /> },
  {
    label: 'ecommerceCoupon.useCount',
    sort: 'USE_COUNT',
    numeric: true,
    width: 110,
    cell: ({ useCount, useLimit }) => (
      <Ltr>
        <NumberText value={useCount} />
        {useLimit && (
          <>
            {' / '}
            <NumberText value={useLimit} />
          </>
        )}
      </Ltr>
    ),
  },
  { label: 'ecommerceCoupon.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceCoupon.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /ecommerce/coupons/: codes that take something off an order. */
export function EcommerceCouponList({ query }: ScreenProps<EcommerceCouponListQuery>) {
  const [, list] = useList<EcommerceCouponListQuery, 'ecommerceCoupons'>(
    graphql`
      query EcommerceCouponListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceCouponFilter
        $sort: EcommerceCouponSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceCoupon")
        ecommerceCoupons(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              code
              kind
              value
              startsOn
              endsOn
              useCount
              useLimit
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceCoupons',
    ['EcommerceCoupon', 'EcommerceOrder'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceCouponList}
        list={list}
        imports="EcommerceCoupon"
        columns={columns}
        searchable
        create="ecommerceCoupon.new"
        bulk={{ ...ecommerceCouponBulk, isRestorable: true, fields: [bulkStatus('ecommerceCoupon.status')] }}
        actions={coupon => <RecordActions entity="ecommerceCoupon" record={coupon} name={coupon.code} update={ecommerceCouponUpdate} />}
      />
      <RecordDialogs
        entity="ecommerceCoupon"
        rows={list.rows}
        form={(id, onClose) => <EcommerceCouponForm id={id} onClose={onClose} />}
        removal={ecommerceCouponRemoval}
      />
    </>
  );
}
