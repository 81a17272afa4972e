import { graphql, readInlineData } from 'react-relay';
import type {
  customerValues_customer$data,
  customerValues_customer$key,
} from '../../core/relay/generated/customerValues_customer.graphql.ts';

const fragment = graphql`
  fragment customerValues_customer on Customer @inline {
    name
    email
    phone
    companyName
    address
    city
    country
    incorporationId
    registrationType
    taxNumber
    language
    status
    owner {
      id
      name
    }
  }
`;

/** A customer as its form holds it, and who owns it. */
export function customerValues(customer: customerValues_customer$key) {
  const { owner, ...values }: customerValues_customer$data = readInlineData(fragment, customer);
  return {
    owner,
    values: {
      ...values,
      email: values.email ?? '',
      phone: values.phone ?? '',
      companyName: values.companyName ?? '',
      incorporationId: values.incorporationId ?? '',
      registrationType: values.registrationType ?? '',
      taxNumber: values.taxNumber ?? '',
      ownerId: owner?.id ?? '',
    },
  };
}
