import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CustomerMergePartnerDuplicatesQuery } from '../../core/relay/generated/CustomerMergePartnerDuplicatesQuery.graphql.ts';
import type { CustomerMergePartnerQuery } from '../../core/relay/generated/CustomerMergePartnerQuery.graphql.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { MergePartner } from '../party/MergePartner.tsx';
import { CustomerSelect } from './CustomerSelect.tsx';

interface CustomerMergePartnerProps {
  id: string;
  choose: (otherId: string) => void;
  onClose: () => unknown;
}

/** With which customer one is to be merged. */
export function CustomerMergePartner({ id, choose, onClose }: CustomerMergePartnerProps) {
  const { customer } = useLazyLoadQuery<CustomerMergePartnerQuery>(
    graphql`
      query CustomerMergePartnerQuery($id: ID!) {
        customer(id: $id) {
          name
          email
          phone
          taxNumber
        }
      }
    `,
    { id },
  );
  if (!customer) return <GoneDialog entity="customer" onClose={onClose} />;
  const { name, ...signs } = customer;
  return <Offer name={name} signs={{ ...signs, exceptId: id }} {...{ choose, onClose }} />;
}

interface OfferProps extends Omit<CustomerMergePartnerProps, 'id'> {
  name: string;
  signs: CustomerMergePartnerDuplicatesQuery['variables']['input'];
}

function Offer({ name, signs, choose, onClose }: OfferProps) {
  const { customerDuplicates } = useLazyLoadQuery<CustomerMergePartnerDuplicatesQuery>(
    graphql`
      query CustomerMergePartnerDuplicatesQuery($input: PartySigns!) {
        customerDuplicates(input: $input) {
          recordId
          name
          matchedBy
        }
      }
    `,
    { input: signs },
  );
  return (
    <MergePartner
      entity="customer"
      duplicates={customerDuplicates ?? []}
      search={
        <CustomerSelect
          name="partner"
          label={<FormattedMessage id="merge.other" />}
          onPick={customer => customer && customer.id !== signs.exceptId && choose(customer.id)}
          existing
        />
      }
      {...{ name, choose, onClose }}
    />
  );
}
