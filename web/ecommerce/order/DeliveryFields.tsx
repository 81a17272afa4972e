import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { EcommerceDeliveryMethodSelect } from '../delivery/EcommerceDeliveryMethodSelect.tsx';
import { EcommerceCustomerSelect, type BuyerChoice } from '../customer/EcommerceCustomerSelect.tsx';

/** The customer, and where the order goes: to the customer's own address, unless something else is typed. */
export function DeliveryFields() {
  const { setValue } = useFormContext();
  const fill = (buyer: BuyerChoice | undefined) => {
    if (!buyer) return;
    const { name, phone, email, city, country, address } = buyer;
    const values = { Name: name, Phone: phone, Email: email, City: city, Country: country, Address: address };
    for (const [field, value] of Object.entries(values))
      if (value) setValue(`delivery${field}`, value, { shouldDirty: true, shouldValidate: false });
  };
  return (
    <>
      <EcommerceCustomerSelect name="customerId" onPick={fill} />
      <FieldSection title={<FormattedMessage id="ecommerceOrder.delivery" />}>
        <TextField name="deliveryName" autoComplete="off" />
        <PhoneField name="deliveryPhone" />
        <TextField name="deliveryEmail" type="email" dir="ltr" autoComplete="off" />
        <CountryField name="deliveryCountry" />
        <TextField name="deliveryCity" autoComplete="off" />
        <TextField name="deliveryAddress" autoComplete="off" />
        <EcommerceDeliveryMethodSelect name="deliveryMethodId" />
      </FieldSection>
      <TextAreaField name="orderNotes" />
    </>
  );
}
