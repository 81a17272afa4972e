import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { ContactSelect } from '../contact/ContactSelect.tsx';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';

interface DealPartiesProps {
  customer: { readonly id: string; readonly name: string } | undefined;
  /** Whether the customer is settled. */
  isLocked?: boolean;
}

/** The customer, contact and owner of a document; contacts are those of the chosen customer. */
export function DealParties({ customer, isLocked = false }: DealPartiesProps) {
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState(customer);
  return (
    <>
      {!isLocked && (
        <CustomerSelect
          name="customerId"
          label={<FormattedMessage id="deal.customer" />}
          onPick={item => {
            setChosen(item);
            if (item?.id !== chosen?.id) setValue('contactId', '', { shouldDirty: true });
          }}
        />
      )}
      <ContactSelect name="contactId" label={<FormattedMessage id="deal.contact" />} customer={chosen} />
      <CompanyUserSelect name="ownerId" label={<FormattedMessage id="deal.owner" />} />
    </>
  );
}
