import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { VendorRegistered_registration$key } from '../core/relay/generated/VendorRegistered_registration.graphql.ts';
import type { VendorRegisteredQuery } from '../core/relay/generated/VendorRegisteredQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/vendors/createExternalVendor/vendorRegistered/?data=…: says that the registration arrived. */
export function VendorRegistered({ query }: ScreenProps<VendorRegisteredQuery>) {
  const { openVendorRegistration: registration } = usePreloadedQuery<VendorRegisteredQuery>(
    graphql`
      query VendorRegisteredQuery($token: String!) @preloadable {
        openVendorRegistration(token: $token) {
          isSent
          ...VendorRegistered_registration
        }
      }
    `,
    query,
  );
  return registration?.isSent ? <RegistrationSent registration={registration} /> : <LinkOver />;
}

/** A registration that waits for the company. */
export function RegistrationSent({ registration: key }: { registration: VendorRegistered_registration$key }) {
  const { company } = useFragment(
    graphql`
      fragment VendorRegistered_registration on OpenVendorRegistration {
        company {
          name
          ...VendorSheet_company
        }
      }
    `,
    key,
  );
  return (
    <PublicSheet>
      <RequestHead company={company} title={<FormattedMessage id="vendorPortal.registered" />} />
      <Notice tone="green">
        <FormattedMessage id="vendorPortal.registeredText" values={{ company: <bdi key="company">{company.name}</bdi> }} />
      </Notice>
    </PublicSheet>
  );
}
