import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { CustomerContacts_customer$key } from '../../core/relay/generated/CustomerContacts_customer.graphql.ts';
import type { CustomerContactsMoreQuery } from '../../core/relay/generated/CustomerContactsMoreQuery.graphql.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ContactRows } from './ContactRows.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ContactForm = lazyPart(async () => (await import('../contact/ContactForm.tsx')).ContactForm);

/** Contacts of a customer, with a button to add one. */
export function CustomerContacts({ customer: key }: { customer: CustomerContacts_customer$key }) {
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<CustomerContactsMoreQuery, CustomerContacts_customer$key>(
    graphql`
      fragment CustomerContacts_customer on Customer
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" })
      @refetchable(queryName: "CustomerContactsMoreQuery") {
        id
        name
        contacts(first: $first, after: $after) @connection(key: "CustomerContacts_contacts") {
          edges {
            node {
              id
              name
              department
              email
              phone
              status
            }
          }
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const revalidate = useRevalidate();
  const contacts = data.contacts.edges.map(({ node }) => node);
  const form = (onClose: () => void) => <ContactForm customer={data} onMade={() => void revalidate()} onClose={onClose} />;
  const add = <NewRecord label="contact.new" form={form} />;
  return (
    <PanelBox padding="0">
      {contacts.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'contact.none' })} text={intl.formatMessage({ id: 'customer.noContactsText' })}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Flex justify="flex-end" padding="3">
            {add}
          </Flex>
          <ContactRows contacts={contacts} />
          {hasNext && (
            <Flex justify="center" padding="3">
              <Button variant="ghost" size="sm" disabled={isLoadingNext} onClick={() => loadNext(25)}>
                <FormattedMessage id="action.showMore" />
              </Button>
            </Flex>
          )}
        </>
      )}
    </PanelBox>
  );
}
