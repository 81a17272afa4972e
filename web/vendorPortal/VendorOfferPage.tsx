import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import type { VendorOfferPageQuery } from '../core/relay/generated/VendorOfferPageQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { Notice } from '../core/ui/Notice.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { VendorOfferForm } from './VendorOfferForm.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/requisition/externalAddQuotation/?data=…: the vendor's prices. */
export function VendorOfferPage({ query }: ScreenProps<VendorOfferPageQuery>) {
  const { openVendorRequest: request } = usePreloadedQuery<VendorOfferPageQuery>(
    graphql`
      query VendorOfferPageQuery($token: String!) @preloadable {
        openVendorRequest(token: $token) {
          title
          dueOn
          isOpen
          number
          company {
            ...VendorSheet_company
          }
          ...VendorOfferForm_request
        }
      }
    `,
    query,
  );
  if (!request) return <LinkOver />;
  return (
    <PublicSheet>
      <RequestHead company={request.company} number={request.number} title={<bdi>{request.title}</bdi>} />
      {request.isOpen ? (
        <>
          <Text color="fg.muted" marginBlockEnd="5">
            <FormattedMessage id="vendorPortal.until" values={{ day: <Day key="day" on={request.dueOn} /> }} />
          </Text>
          <VendorOfferForm request={request} />
        </>
      ) : (
        <Notice>
          <FormattedMessage id="vendorPortal.closed" />
        </Notice>
      )}
    </PublicSheet>
  );
}
