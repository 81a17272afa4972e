import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { SalesInvoiceSelectQuery } from '../../core/relay/generated/SalesInvoiceSelectQuery.graphql.ts';
import { useInvoiceName } from '../invoice/useInvoiceName.ts';

type Invoice = { id: string; name: string };

/** Selects an invoice by its number or its customer. */
export function SalesInvoiceSelect(props: Omit<ComboboxFieldProps<Invoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const nameOf = useInvoiceName();
  const search = async (text: string) => {
    const query = graphql`
      query SalesInvoiceSelectQuery($search: String) {
        salesInvoices(first: 8, search: $search, filter: { kind: { eq: INVOICE } }, sort: { field: UPDATED_AT, direction: DESC })
          @required(action: THROW) {
          edges {
            node {
              id
              number
              customer {
                name
              }
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<SalesInvoiceSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.salesInvoices.edges.map(({ node }) => ({
      id: node.id,
      name: node.number ? `${node.number} · ${node.customer.name}` : nameOf(node),
    }));
  };
  return <ComboboxField<Invoice> {...props} search={search} />;
}
