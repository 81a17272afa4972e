import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { phoneText } from '../../../server/core/rules/phoneText.ts';
import { When } from '../../core/i18n/When.tsx';
import type { ContactListQuery, ContactListQuery$data } from '../../core/relay/generated/ContactListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { contactList } from '../addresses.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ContactActions } from './ContactActions.tsx';
import { bulk } from './contactBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { ContactMerging } from './ContactMerging.tsx';
import { contactRemoval } from '../../core/relay/operations/contactOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CustomerSelect } from '../customer/LazyCustomerSelect.ts';

const ContactForm = lazyPart(async () => (await import('./ContactForm.tsx')).ContactForm);

type ContactRow = ContactListQuery$data['contacts']['edges'][number]['node'];

const columns: Column<ContactRow>[] = [
  {
    label: 'contact.name',
    width: 150,
    sort: 'NAME',
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'contact.department', sort: 'DEPARTMENT', width: 112, cell: ({ department }) => department && <bdi>{department}</bdi> },
  {
    label: 'contact.customer',
    width: 112,
    cell: ({ customer }) =>
      customer && (
        <RecordLink id={customer.id} fontWeight="normal">
          <bdi>{customer.name}</bdi>
        </RecordLink>
      ),
  },
  { label: 'contact.email', sort: 'EMAIL', width: 165, cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { label: 'contact.phone', width: 152, cell: ({ phone }) => <Ltr>{phoneText(phone)}</Ltr> },
  { label: 'contact.status', sort: 'STATUS', width: 98, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'contact.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { customer: CustomerSelect };

/** /CRM/contacts/: the contact list. */
export function ContactList({ query }: ScreenProps<ContactListQuery>) {
  const [, list] = useList<ContactListQuery, 'contacts'>(
    graphql`
      query ContactListQuery($first: Int, $after: String, $search: String, $filter: ContactFilter, $sort: ContactSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "contact")
        contacts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
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
    'contacts',
    ['Contact', 'Customer'],
  );
  return (
    <>
      <ListScreen
        spec={contactList}
        list={list}
        imports="Contact"
        columns={columns}
        searchable
        create="contact.new"
        bulk={bulk}
        choosers={choosers}
        actions={contact => <ContactActions contact={contact} />}
      />
      <RecordDialogs
        entity="contact"
        rows={list.rows}
        form={(id, onClose) => <ContactForm id={id} onClose={onClose} />}
        removal={contactRemoval}
      />
      <ContactMerging />
    </>
  );
}
