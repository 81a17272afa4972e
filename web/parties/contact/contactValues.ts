import { graphql, readInlineData } from 'react-relay';
import type { contactValues_contact$key } from '../../core/relay/generated/contactValues_contact.graphql.ts';

/** Form values of a contact, with its customer. */
export function contactValues(contactRef: contactValues_contact$key) {
  const { customer, ...values } = readInlineData(
    graphql`
      fragment contactValues_contact on Contact @inline {
        name
        department
        email
        phone
        customer {
          id
          name
        }
        status
      }
    `,
    contactRef,
  );
  return {
    customer,
    values: { ...values, department: values.department ?? '', email: values.email ?? '', customerId: customer?.id ?? '' },
  };
}
