import { graphql, readInlineData } from 'react-relay';
import type { contactValues_contact$key } from '../../core/relay/generated/contactValues_contact.graphql.ts';

/** A contact as its form holds it, and whose it is. */
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
