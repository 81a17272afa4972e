import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { ContactSelectQuery } from '../../core/relay/generated/ContactSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Contact = { id: string; name: string };

const ContactForm = lazyPart(async () => (await import('./ContactForm.tsx')).ContactForm, 'crm');

interface ContactSelectProps extends Omit<ComboboxFieldProps<Contact>, 'search' | 'create'> {
  /** Offers only contacts of this customer, and creates new ones for it. */
  customer?: { readonly id: string; readonly name: string } | null;
  /** Offers existing contacts only, without creating new ones. */
  existing?: boolean;
}

/** Selects an active contact, of one customer or of any. */
export function ContactSelect({ customer, existing, ...props }: ContactSelectProps) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('CRM_WRITE');
  const search = async (text: string) => {
    const query = graphql`
      query ContactSelectQuery($search: String, $filter: ContactFilter) {
        contacts(first: 8, search: $search, filter: $filter, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              department
              customer {
                name
              }
            }
          }
        }
      }
    `;
    const filter = { status: { eq: 'ACTIVE' as const }, ...(customer && { customer: { eq: customer.id } }) };
    const answer = await fetchQuery<ContactSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.contacts.edges.map(({ node: { id, name, department, customer } }) => ({
      id,
      name,
      detail: <bdi>{[department, customer?.name].filter(Boolean).join(' · ')}</bdi>,
    }));
  };
  return (
    <ComboboxField<Contact>
      {...props}
      search={search}
      create={existing || !mayCreate ? undefined : maker => <ContactForm {...maker} customer={customer ?? undefined} />}
    />
  );
}
