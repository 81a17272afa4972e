import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceDeliveryMethodListQuery,
  EcommerceDeliveryMethodListQuery$data,
} from '../../core/relay/generated/EcommerceDeliveryMethodListQuery.graphql.ts';
import {
  ecommerceDeliveryMethodBulk,
  ecommerceDeliveryMethodRemoval,
  ecommerceDeliveryMethodUpdate,
} from '../../core/relay/operations/ecommerceDeliveryMethodOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ecommerceDeliveryMethodList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const EcommerceDeliveryMethodForm = lazyPart(async () => (await import('./EcommerceDeliveryMethodForm.tsx')).EcommerceDeliveryMethodForm);

type EcommerceDeliveryMethodRow = EcommerceDeliveryMethodListQuery$data['ecommerceDeliveryMethods']['edges'][number]['node'];

const columns: Column<EcommerceDeliveryMethodRow>[] = [
  {
    label: 'ecommerceDeliveryMethod.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'ecommerceDeliveryMethod.description', width: 260, cell: ({ description }) => description && <Excerpt text={description} /> },
  {
    label: 'ecommerceDeliveryMethod.countries',
    width: 200,
    cell: ({ countries }) =>
      countries.length > 0 ? <Countries codes={countries} /> : <FormattedMessage id="ecommerceDeliveryMethod.everywhere" />,
  },
  {
    label: 'ecommerceDeliveryMethod.price',
    sort: 'PRICE',
    numeric: true,
    width: 110,
    cell: ({ price }) => <MoneyText value={price} />,
  },
  {
    label: 'ecommerceDeliveryMethod.freeFrom',
    sort: 'FREE_FROM',
    numeric: true,
    width: 120,
    cell: ({ freeFrom }) => freeFrom && <MoneyText value={freeFrom} />,
  },
  { label: 'ecommerceDeliveryMethod.status', sort: 'STATUS', width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceDeliveryMethod.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

function Countries({ codes }: { codes: readonly string[] }) {
  const names = useNames();
  return <Excerpt text={codes.map(names.countryName).join(', ')} />;
}

/** /ecommerce/deliveryMethods/: how the shop delivers, where to and at what price. */
export function EcommerceDeliveryMethodList({ query }: ScreenProps<EcommerceDeliveryMethodListQuery>) {
  const [, list] = useList<EcommerceDeliveryMethodListQuery, 'ecommerceDeliveryMethods'>(
    graphql`
      query EcommerceDeliveryMethodListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceDeliveryMethodFilter
        $sort: EcommerceDeliveryMethodSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceDeliveryMethod")
        ecommerceDeliveryMethods(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              description
              countries
              price
              freeFrom
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceDeliveryMethods',
    ['EcommerceDeliveryMethod'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceDeliveryMethodList}
        list={list}
        imports="EcommerceDeliveryMethod"
        columns={columns}
        searchable
        create="ecommerceDeliveryMethod.new"
        bulk={{ ...ecommerceDeliveryMethodBulk, isRestorable: true, fields: [bulkStatus('ecommerceDeliveryMethod.status')] }}
        actions={method => (
          <RecordActions entity="ecommerceDeliveryMethod" record={method} name={method.title} update={ecommerceDeliveryMethodUpdate} />
        )}
      />
      <RecordDialogs
        entity="ecommerceDeliveryMethod"
        rows={list.rows}
        form={(id, onClose) => <EcommerceDeliveryMethodForm id={id} onClose={onClose} />}
        removal={ecommerceDeliveryMethodRemoval}
      />
    </>
  );
}
