import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ContactListQuery, ContactListQuery$data } from '../../core/relay/generated/ContactListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ContactActions } from './ContactActions.tsx';
import { ContactDialogs } from './ContactDialogs.tsx';

type ContactRow = ContactListQuery$data['contacts']['edges'][number]['node'];

const columns: Column<ContactRow>[] = [
  {
    label: 'contact.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <RecordLink to={`/CRM/contacts/${id}/`}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'contact.department', sort: 'DEPARTMENT', cell: ({ department }) => department && <bdi>{department}</bdi> },
  {
    label: 'contact.customer',
    cell: ({ customer }) =>
      customer && (
        <RecordLink to={`/CRM/customer/${customer.id}/`} fontWeight="normal">
          <bdi>{customer.name}</bdi>
        </RecordLink>
      ),
  },
  { label: 'contact.email', sort: 'EMAIL', cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { label: 'contact.phone', cell: ({ phone }) => <Ltr>{phone}</Ltr> },
  { label: 'contact.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'contact.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /CRM/contacts/: whom one talks to. */
export function ContactList({ query }: ScreenProps<ContactListQuery>) {
  const { contacts } = usePreloadedQuery<ContactListQuery>(
    graphql`
      query ContactListQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: ContactFilter
        $sort: ContactSort
      ) @preloadable {
        contacts(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              department
              customer {
                id
                name
              }
              email
              phone
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Contact', 'Customer');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'contact.status' }),
    options: activeStatuses.map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) })),
  };
  return (
    <>
      <ListScreen
        entity="contact"
        connection={contacts}
        columns={columns}
        filters={[status]}
        searchable
        create="contact.new"
        recordsPath="/CRM/contacts/"
        actions={contact => <ContactActions contact={contact} />}
      />
      <ContactDialogs contacts={contacts.edges.map(({ node }) => node)} />
    </>
  );
}
