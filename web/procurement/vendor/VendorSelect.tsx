import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { VendorSelectQuery } from '../../core/relay/generated/VendorSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Vendor = { id: string; name: string; detail?: string; currency: string };
type MadeVendor = { id: string; name: string; companyName: string; currency: string };

const VendorForm = lazyPart(async () => (await import('./VendorForm.tsx')).VendorForm, 'procurement');

/** Selects an active vendor by part of its name, company or email address. Users with Procurement can create one in place. */
export function VendorSelect(props: Omit<ComboboxFieldProps<Vendor>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('PROCUREMENT_WRITE');
  const search = async (text: string) => {
    const query = graphql`
      query VendorSelectQuery($search: String) {
        vendors(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              detail: companyName
              currency
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<VendorSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.vendors.edges.map(({ node }) => node);
  };
  const make = ({ id, name, companyName, currency }: MadeVendor) => ({ id, name, detail: companyName, currency });
  return (
    <ComboboxField<Vendor>
      {...props}
      search={search}
      create={mayCreate ? ({ onMade, ...maker }) => <VendorForm {...maker} onMade={made => onMade(make(made))} /> : undefined}
    />
  );
}
