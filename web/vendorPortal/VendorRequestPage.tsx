import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../core/i18n/Day.tsx';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { VendorRequestPageQuery } from '../core/relay/generated/VendorRequestPageQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { Fact, Facts, TextFact } from '../core/ui/Facts.tsx';
import { FigureTable } from '../core/ui/FigureTable.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { VendorQuestions } from './VendorQuestions.tsx';
import { VendorAnswer } from './VendorAnswer.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/requisition/externalRequisitionForm/?data=…: what a company asks a vendor to price, and what the vendor answered. */
export function VendorRequestPage({ query }: ScreenProps<VendorRequestPageQuery>) {
  const { openVendorRequest: request } = usePreloadedQuery<VendorRequestPageQuery>(
    graphql`
      query VendorRequestPageQuery($token: String!) @preloadable {
        openVendorRequest(token: $token) {
          title
          description
          dueOn
          isSealed
          vendorName
          vendorCompanyName
          currency
          lines {
            position
            name
            brand
            description
            quantity
            note
          }
          number
          company {
            ...VendorSheet_company
          }
          ...VendorAnswer_request
          ...VendorQuestions_request
        }
      }
    `,
    query,
  );
  if (!request) return <LinkOver />;
  return (
    <PublicSheet>
      <RequestHead company={request.company} number={request.number} title={<bdi>{request.title}</bdi>} />
      <Stack gap="6">
        <Facts marginBlockEnd="0">
          <Fact label="vendorPortal.for">
            <bdi>{request.vendorName}</bdi> · <bdi>{request.vendorCompanyName}</bdi>
          </Fact>
          <Fact label="vendorPortal.dueOn">
            <Day on={request.dueOn} />
          </Fact>
          <Fact label="vendorPortal.currency">
            <Ltr>{request.currency}</Ltr>
          </Fact>
          <Fact label="vendorPortal.prices">{request.isSealed && <FormattedMessage id="vendorPortal.sealed" />}</Fact>
          <TextFact label="vendorPortal.notes" value={request.description} isText />
        </Facts>
        <FigureTable
          label="vendorPortal.products"
          heads={['vendorPortal.product', 'vendorPortal.details', 'vendorPortal.quantity']}
          words={['vendorPortal.details']}
          rows={request.lines.map(({ position, name, brand, description, quantity, note }) => ({
            key: String(position),
            cells: [
              <bdi key="name">{name}</bdi>,
              <bdi key="details">{[brand, description, note].filter(Boolean).join(' · ')}</bdi>,
              <NumberText key="quantity" value={Number(quantity)} />,
            ],
          }))}
        />
        <VendorAnswer request={request} />
        <VendorQuestions request={request} />
      </Stack>
    </PublicSheet>
  );
}
