import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { CustomerPageQuery } from '../../core/relay/generated/CustomerPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { CustomerPlace } from './CustomerPlace.tsx';

/** /CRM/customer/:id/: a customer and whatever belongs to it. */
export function CustomerPage({ query }: ScreenProps<CustomerPageQuery>) {
  const { customer } = usePreloadedQuery<CustomerPageQuery>(
    graphql`
      query CustomerPageQuery($id: ID!) @preloadable {
        customer(id: $id) @required(action: THROW) {
          name
          status
          city
          country
          owner {
            name
            profileImage {
              url
            }
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Customer');
  const overview = (
    <Panel title={<FormattedMessage id="customer.one" />}>
      <CustomerPlace city={customer.city} country={customer.country} />
    </Panel>
  );
  return (
    <RecordScreen
      entity="customer"
      record={customer}
      name={customer.name}
      listPath="/CRM/customer/"
      status={<StatusBadge status={customer.status} />}
      owner={customer.owner}
      panels={[{ id: 'overview', label: 'customer.overview', content: overview }]}
      form={(id, onClose) => <CustomerForm id={id} onClose={onClose} />}
      removal={graphql`
        mutation CustomerPageDeleteMutation($input: DeleteInput!) {
          deleteCustomers(input: $input) {
            ...saving_payload
          }
        }
      `}
    />
  );
}
