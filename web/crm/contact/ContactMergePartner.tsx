import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactMergePartnerDuplicatesQuery } from '../../core/relay/generated/ContactMergePartnerDuplicatesQuery.graphql.ts';
import type { ContactMergePartnerQuery } from '../../core/relay/generated/ContactMergePartnerQuery.graphql.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { MergePartner } from '../party/MergePartner.tsx';
import { ContactSelect } from './ContactSelect.tsx';

interface ContactMergePartnerProps {
  id: string;
  choose: (otherId: string) => void;
  onClose: () => unknown;
}

/** With which contact one is to be merged. */
export function ContactMergePartner({ id, choose, onClose }: ContactMergePartnerProps) {
  const { contact } = useLazyLoadQuery<ContactMergePartnerQuery>(
    graphql`
      query ContactMergePartnerQuery($id: ID!) {
        contact(id: $id) {
          name
          email
          phone
        }
      }
    `,
    { id },
  );
  if (!contact) return <GoneDialog entity="contact" onClose={onClose} />;
  const { name, ...signs } = contact;
  return <Offer name={name} signs={{ ...signs, exceptId: id }} {...{ choose, onClose }} />;
}

interface OfferProps extends Omit<ContactMergePartnerProps, 'id'> {
  name: string;
  signs: ContactMergePartnerDuplicatesQuery['variables']['input'];
}

function Offer({ name, signs, choose, onClose }: OfferProps) {
  const { contactDuplicates } = useLazyLoadQuery<ContactMergePartnerDuplicatesQuery>(
    graphql`
      query ContactMergePartnerDuplicatesQuery($input: PartySigns!) {
        contactDuplicates(input: $input) {
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
      entity="contact"
      duplicates={contactDuplicates ?? []}
      search={
        <ContactSelect
          name="partner"
          label={<FormattedMessage id="merge.other" />}
          onPick={contact => contact && contact.id !== signs.exceptId && choose(contact.id)}
          existing
        />
      }
      {...{ name, choose, onClose }}
    />
  );
}
