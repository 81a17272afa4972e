import { graphql, useFragment } from 'react-relay';
import { languageNames, type Language } from '../../core/i18n/languages.ts';
import { CustomFacts } from '../../core/customFields/CustomFacts.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CustomerDetails_customer$key } from '../../core/relay/generated/CustomerDetails_customer.graphql.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { CodeFact, Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { CustomerLocation } from './CustomerLocation.tsx';

/** Details of a customer. */
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
        ...CustomFacts_record
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
        <TextFact label="customer.companyName" value={companyName} />
        <MailFact label="customer.email" value={email} />
        <PhoneFact label="customer.phone" value={phone} />
        <Fact label="customer.language">{languageNames[customer.language.toLowerCase() as Language]}</Fact>
        <TextFact label="customer.address" value={address} />
        <Fact label="customer.city">
          <CustomerLocation city={city} country={country} />
        </Fact>
        <CodeFact label="customer.taxNumber" value={taxNumber} />
        <CodeFact label="customer.incorporationId" value={incorporationId} />
        <TextFact label="customer.registrationType" value={registrationType} />
        <Fact label="customer.registrationDocument">
          {registrationDocument && (
            <a href={registrationDocument.url} target="_blank" rel="noreferrer">
              <bdi>{registrationDocument.name}</bdi>
            </a>
          )}
        </Fact>
        <CustomFacts record={customer} />
        <Fact label="customer.createdAt">
          <When at={customer.createdAt} />
        </Fact>
      </Facts>
    </PanelBox>
  );
}
