import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import type { VendorOfferSentQuery } from '../core/relay/generated/VendorOfferSentQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/requisition/externalAddQuotation/quotationSended/?data=…: says that the prices arrived. */
export function VendorOfferSent({ query }: ScreenProps<VendorOfferSentQuery>) {
  const { openVendorRequest: request } = usePreloadedQuery<VendorOfferSentQuery>(
    graphql`
      query VendorOfferSentQuery($token: String!) @preloadable {
        openVendorRequest(token: $token) {
          dueOn
          number
          company {
            name
            ...VendorSheet_company
          }
        }
      }
    `,
    query,
  );
  const token = useAddress().address.get('data') ?? '';
  if (!request) return <LinkOver />;
  return (
    <PublicSheet>
      <RequestHead company={request.company} number={request.number} title={<FormattedMessage id="vendorPortal.sent" />} />
      <Notice tone="green">
        <FormattedMessage
          id="vendorPortal.sentText"
          values={{ company: <bdi key="company">{request.company.name}</bdi>, day: <Day key="day" on={request.dueOn} /> }}
        />
      </Notice>
      <Button asChild variant="outline" marginBlockStart="5">
        <LanguageLink to={`/vendorManagement/requisition/externalRequisitionForm/?data=${token}`}>
          <FormattedMessage id="vendorPortal.show" />
        </LanguageLink>
      </Button>
    </PublicSheet>
  );
}
