import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { ContactSelect } from '../../parties/contact/ContactSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';

type Named = { readonly id: string; readonly name: string } | null | undefined;
type CompanyUser = { readonly userId: string; readonly name: string } | null | undefined;

/** The customer, contact and owner of a document. */
export function DealParties({ customer, contact, owner }: { customer: Named; contact: Named; owner: CompanyUser }) {
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState(customer);
  return (
    <>
      <CustomerSelect
        name="customerId"
        label={<FormattedMessage id="deal.customer" />}
        selected={customer}
        onPick={item => {
          setChosen(item);
          if (item?.id !== chosen?.id) setValue('contactId', '', { shouldDirty: true });
        }}
        required
      />
      <ContactSelect name="contactId" label={<FormattedMessage id="deal.contact" />} selected={contact} customer={chosen} />
      <CompanyUserSelect
        name="ownerId"
        label={<FormattedMessage id="deal.owner" />}
        selected={owner && { id: owner.userId, name: owner.name }}
      />
    </>
  );
}
