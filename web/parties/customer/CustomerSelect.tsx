import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { CustomerSelectQuery } from '../../core/relay/generated/CustomerSelectQuery.graphql.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Customer = { id: string; name: string };

const CustomerForm = lazyPart(async () => (await import('./CustomerForm.tsx')).CustomerForm, 'crm');

interface CustomerSelectProps extends Omit<ComboboxFieldProps<Customer>, 'search'> {
  /** Offers existing customers only, without creating new ones. */
  existing?: boolean;
}

/** Selects an active customer by part of its name, e-mail, phone or tax number, or creates a new one in place. */
export function CustomerSelect({ existing, create, ...props }: CustomerSelectProps) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('CRM_WRITE');
  const search = async (text: string) => {
    const query = graphql`
      query CustomerSelectQuery($search: String) {
        customers(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              companyName
              city
              phone
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<CustomerSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.customers.edges.map(({ node: { id, name, companyName, city, phone } }) => ({
      id,
      name,
      detail: (
        <>
          <bdi>{[companyName, city].filter(Boolean).join(' · ')}</bdi>
          {phone && (
            <>
              {' · '}
              <Ltr>{phone}</Ltr>
            </>
          )}
        </>
      ),
    }));
  };
  return (
    <ComboboxField<Customer>
      {...props}
      search={search}
      create={create ?? (existing || !mayCreate ? undefined : maker => <CustomerForm {...maker} />)}
    />
  );
}
