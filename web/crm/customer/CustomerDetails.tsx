import { graphql, useFragment } from 'react-relay';
import { languageNames, type Language } from '../../core/i18n/languages.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CustomerDetails_customer$key } from '../../core/relay/generated/CustomerDetails_customer.graphql.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Fact, Facts } from '../deal/Facts.tsx';
import { CustomerPlace } from './CustomerPlace.tsx';

/** What is known of a customer. */
export function CustomerDetails({ customer: key }: { customer: CustomerDetails_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerDetails_customer on Customer {
        companyName
        email
        phone
        address
        city
        country
        incorporationId
        registrationType
        taxNumber
        language
        createdAt
        registrationDocument {
          name
          url
        }
      }
    `,
    key,
  );
  const { companyName, email, phone, address, city, country, incorporationId, registrationType, taxNumber, registrationDocument } =
    customer;
  return (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <Fact label="customer.companyName">{companyName && <bdi>{companyName}</bdi>}</Fact>
        <Fact label="customer.email">
          {email && (
            <a href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </a>
          )}
        </Fact>
        <Fact label="customer.phone">
          {phone && (
            <a href={`tel:+${phone}`}>
              <Ltr>{phone}</Ltr>
            </a>
          )}
        </Fact>
        <Fact label="customer.language">{languageNames[customer.language.toLowerCase() as Language]}</Fact>
        <Fact label="customer.address">
          <bdi>{address}</bdi>
        </Fact>
        <Fact label="customer.city">
          <CustomerPlace city={city} country={country} />
        </Fact>
        <Fact label="customer.taxNumber">{taxNumber && <Ltr>{taxNumber}</Ltr>}</Fact>
        <Fact label="customer.incorporationId">{incorporationId && <Ltr>{incorporationId}</Ltr>}</Fact>
        <Fact label="customer.registrationType">{registrationType && <bdi>{registrationType}</bdi>}</Fact>
        <Fact label="customer.registrationDocument">
          {registrationDocument && (
            <a href={registrationDocument.url} target="_blank" rel="noreferrer">
              <bdi>{registrationDocument.name}</bdi>
            </a>
          )}
        </Fact>
        <Fact label="customer.createdAt">
          <When at={customer.createdAt} />
        </Fact>
      </Facts>
    </PanelBox>
  );
}
