import { HStack } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceCustomerListQuery,
  EcommerceCustomerListQuery$data,
} from '../../core/relay/generated/EcommerceCustomerListQuery.graphql.ts';
import {
  ecommerceCustomerBulk,
  ecommerceCustomerRemoval,
  ecommerceCustomerUpdate,
} from '../../core/relay/operations/ecommerceCustomerOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ecommerceCustomerList } from '../addresses.ts';

const EcommerceCustomerForm = lazyPart(async () => (await import('./EcommerceCustomerForm.tsx')).EcommerceCustomerForm);

type CustomerRow = EcommerceCustomerListQuery$data['ecommerceCustomers']['edges'][number]['node'];

const CountryName = ({ code }: { code: string }) => <bdi>{useNames().countryName(code)}</bdi>;

const columns: Column<CustomerRow>[] = [
  {
    label: 'ecommerceCustomer.name',
    sort: 'NAME',
    width: 180,
    cell: ({ id, name, pictures }) => (
      <HStack gap="3" minWidth="0">
        <Avatar name={name} image={pictures[0]?.thumbnail?.url} />
        <RecordLink id={id}>
          <bdi>{name}</bdi>
        </RecordLink>
      </HStack>
    ),
  },
  { label: 'ecommerceCustomer.email', sort: 'EMAIL', width: 180, cell: ({ email }) => <Ltr>{email}</Ltr> },
  { label: 'ecommerceCustomer.phone', sort: 'PHONE', width: 150, hiddenAtFirst: true, cell: ({ phone }) => <Ltr>{phone}</Ltr> },
  { label: 'ecommerceCustomer.city', sort: 'CITY', width: 115, cell: ({ city }) => <bdi>{city}</bdi> },
  { label: 'ecommerceCustomer.country', sort: 'COUNTRY', width: 110, cell: ({ country }) => <CountryName code={country} /> },
  {
    label: 'ecommerceCustomer.orderCount',
    sort: 'ORDER_COUNT',
    numeric: true,
    width: 80,
    cell: ({ orderCount }) => <NumberText value={orderCount} />,
  },
  { label: 'ecommerceCustomer.spent', sort: 'SPENT', numeric: true, width: 115, cell: ({ spent }) => <MoneyText value={spent} /> },
  { label: 'ecommerceCustomer.joinedOn', sort: 'JOINED_ON', width: 120, cell: ({ joinedOn }) => <Day on={joinedOn} /> },
  { label: 'ecommerceCustomer.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceCustomer.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /ecommerce/customers/: the shop's customers. */
export function EcommerceCustomerList({ query }: ScreenProps<EcommerceCustomerListQuery>) {
  const [, list] = useList<EcommerceCustomerListQuery, 'ecommerceCustomers'>(
    graphql`
      query EcommerceCustomerListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceCustomerFilter
        $sort: EcommerceCustomerSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceCustomer")
        ecommerceCustomers(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              email
              phone
              city
              country
              orderCount
              spent
              joinedOn
              status
              updatedAt
              pictures {
                thumbnail {
                  url
                }
              }
            }
          }
        }
      }
    `,
    query,
    'ecommerceCustomers',
    ['EcommerceCustomer', 'EcommerceOrder'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceCustomerList}
        list={list}
        imports="EcommerceCustomer"
        columns={columns}
        searchable
        create="ecommerceCustomer.new"
        bulk={{ ...ecommerceCustomerBulk, isRestorable: true, fields: [bulkStatus('ecommerceCustomer.status')] }}
        actions={customer => (
          <RecordActions entity="ecommerceCustomer" record={customer} name={customer.name} update={ecommerceCustomerUpdate} />
        )}
      />
      <RecordDialogs
        entity="ecommerceCustomer"
        rows={list.rows}
        form={(id, onClose) => <EcommerceCustomerForm id={id} onClose={onClose} />}
        removal={ecommerceCustomerRemoval}
      />
    </>
  );
}
