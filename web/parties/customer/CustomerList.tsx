import { Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useCustomized } from '../../core/customFields/useCustomized.ts';
import { languageLabels } from '../../core/i18n/languages.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { phoneText } from '../../../server/core/rules/phoneText.ts';
import { When } from '../../core/i18n/When.tsx';
import type { CustomerListQuery, CustomerListQuery$data } from '../../core/relay/generated/CustomerListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { customerList } from '../addresses.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CountryName, CustomerLocation } from './CustomerLocation.tsx';
import { bulk } from './customerBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { CustomerMerging } from './CustomerMerging.tsx';
import { customerRemoval } from '../../core/relay/operations/customerOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const CustomerForm = lazyPart(async () => (await import('./CustomerForm.tsx')).CustomerForm);

type CustomerRow = CustomerListQuery$data['customers']['edges'][number]['node'];

const columns: Column<CustomerRow>[] = [
  {
    label: 'customer.name',
    sort: 'NAME',
    width: 160,
    cell: ({ id, name, companyName }) => (
      <>
        <RecordLink id={id}>
          <bdi>{name}</bdi>
        </RecordLink>
        <Text color="fg.muted" fontSize="xs" fontWeight="normal">
          <bdi>{companyName}</bdi>
        </Text>
      </>
    ),
  },
  { label: 'customer.email', sort: 'EMAIL', width: 155, cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { label: 'customer.phone', width: 152, cell: ({ phone }) => phone && <Ltr>{phoneText(phone)}</Ltr> },
  { label: 'customer.city', sort: 'CITY', width: 118, cell: ({ city, country }) => <CustomerLocation city={city} country={country} /> },
  { label: 'customer.companyName', width: 150, hiddenAtFirst: true, cell: ({ companyName }) => <bdi>{companyName}</bdi> },
  { label: 'customer.address', width: 180, hiddenAtFirst: true, cell: ({ address }) => <bdi>{address}</bdi> },
  { label: 'customer.country', sort: 'COUNTRY', width: 120, hiddenAtFirst: true, cell: ({ country }) => <CountryName code={country} /> },
  { label: 'customer.owner', width: 112, cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  { label: 'customer.status', sort: 'STATUS', width: 98, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'customer.incorporationId',
    hiddenAtFirst: true,
    cell: ({ incorporationId }) => incorporationId && <Ltr>{incorporationId}</Ltr>,
  },
  { label: 'customer.registrationType', hiddenAtFirst: true, cell: ({ registrationType }) => <bdi>{registrationType}</bdi> },
  { label: 'customer.taxNumber', hiddenAtFirst: true, cell: ({ taxNumber }) => taxNumber && <Ltr>{taxNumber}</Ltr> },
  {
    label: 'customer.language',
    hiddenAtFirst: true,
    exported: { labels: languageLabels },
    cell: ({ language }) => <bdi>{languageLabels[language]}</bdi>,
  },
  { label: 'customer.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { owner: CompanyUserSelect };

/** /CRM/customer/: the customer list. */
export function CustomerList({ query }: ScreenProps<CustomerListQuery>) {
  const [data, list] = useList<CustomerListQuery, 'customers'>(
    graphql`
      query CustomerListQuery($first: Int, $after: String, $search: String, $filter: CustomerFilter, $sort: CustomerSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "customer")
        ...useCustomized_fields @arguments(type: CUSTOMER)
        customers(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              companyName
              email
              phone
              address
              city
              country
              incorporationId
              registrationType
              taxNumber
              language
              owner {
                userId
                name
              }
              status
              updatedAt
              customFields {
                key
                value
                text
              }
            }
          }
        }
      }
    `,
    query,
    'customers',
    ['Customer'],
  );
  const customized = useCustomized(customerList, columns, bulk, data);
  return (
    <>
      <ListScreen
        {...customized}
        list={list}
        imports="Customer"
        searchable
        create="customer.new"
        choosers={choosers}
        actions={customer => <CustomerActions customer={customer} />}
      />
      <RecordDialogs
        entity="customer"
        rows={list.rows}
        form={(id, onClose) => <CustomerForm id={id} onClose={onClose} />}
        removal={customerRemoval}
      />
      <CustomerMerging />
    </>
  );
}
