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
      userId
      name
    }
    registrationDocument {
      id
      name
      url
    }
  }
`;

/** Form values of a customer, with its owner and document. */
export function customerValues(customer: customerValues_customer$key) {
  const { owner, registrationDocument: document, ...values }: customerValues_customer$data = readInlineData(fragment, customer);
  return {
    owner: owner && { id: owner.userId, name: owner.name },
    document,
    values: {
      ...values,
      email: values.email ?? '',
      phone: values.phone ?? '',
      companyName: values.companyName ?? '',
      incorporationId: values.incorporationId ?? '',
      registrationType: values.registrationType ?? '',
      taxNumber: values.taxNumber ?? '',
      ownerId: owner?.userId ?? '',
      registrationDocumentId: document?.id ?? '',
    },
  };
}
