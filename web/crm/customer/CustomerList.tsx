import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CustomerListQuery, CustomerListQuery$data } from '../../core/relay/generated/CustomerListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerDialogs } from './CustomerDialogs.tsx';
import { CustomerPlace } from './CustomerPlace.tsx';

type CustomerRow = CustomerListQuery$data['customers']['edges'][number]['node'];

const columns: Column<CustomerRow>[] = [
  {
    label: 'customer.name',
    sort: 'NAME',
    cell: ({ id, name, companyName }) => (
      <>
        <RecordLink to={`/CRM/customer/${id}/`}>
          <bdi>{name}</bdi>
        </RecordLink>
        <Text color="fg.muted" fontSize="xs" fontWeight="normal">
          <bdi>{companyName}</bdi>
        </Text>
      </>
    ),
  },
  { label: 'customer.email', sort: 'EMAIL', cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { label: 'customer.phone', cell: ({ phone }) => phone && <Ltr>{phone}</Ltr> },
  { label: 'customer.city', sort: 'CITY', cell: ({ city, country }) => <CustomerPlace city={city} country={country} /> },
  { label: 'customer.owner', cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  { label: 'customer.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'customer.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /CRM/customer/: whoever buys. */
export function CustomerList({ query }: ScreenProps<CustomerListQuery>) {
  const { customers } = usePreloadedQuery<CustomerListQuery>(
    graphql`
      query CustomerListQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: CustomerFilter
        $sort: CustomerSort
      ) @preloadable {
        customers(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              companyName
              email
              phone
              city
              country
              owner {
                id
                name
              }
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Customer');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'customer.status' }),
    options: activeStatuses.map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) })),
  };
  return (
    <>
      <ListScreen
        entity="customer"
        connection={customers}
        columns={columns}
        filters={[status]}
        searchable
        create="customer.new"
        recordsPath="/CRM/customer/"
        actions={customer => <CustomerActions customer={customer} />}
      />
      <CustomerDialogs customers={customers.edges.map(({ node }) => node)} />
    </>
  );
}
