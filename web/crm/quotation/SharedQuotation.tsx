import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { SharedQuotationQuery } from '../../core/relay/generated/SharedQuotationQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PublicSheet } from '../../layout/PublicSheet.tsx';
import { DealLineTable } from '../../parties/document/DealLineTable.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { QuotationStatus } from './QuotationStatus.tsx';
import { SharedQuotationAnswer } from './SharedQuotationAnswer.tsx';

/** /quotation/?data=…: a quotation that the customer can accept or decline without an account. */
export function SharedQuotation({ query }: ScreenProps<SharedQuotationQuery>) {
  const { sharedQuotation: quotation } = usePreloadedQuery<SharedQuotationQuery>(
    graphql`
      query SharedQuotationQuery($token: String!) @preloadable {
        sharedQuotation(token: $token) {
          number
          revision
          status
          issuedOn
          validUntil
          remarks
          terms
          currency
          pricesIncludeTax
          vatMode
          subtotal
          discountTotal
          taxTotal
          total
          acceptedBy
          customerName
          contactName
          company {
            name
            logo
            address
            city
            phone
            email
            website
            taxNumber
          }
          lines {
            position
            name
            description
            quantity
            unitPrice
            discountPercent
            vatRate
            net
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  if (!quotation)
    return (
      <PublicSheet>
        <EmptyState isPage kind="closed" title={intl.formatMessage({ id: 'shared.gone' })} text={intl.formatMessage({ id: 'linkOver' })} />
      </PublicSheet>
    );
  const { company, lines } = quotation;
  return (
    <PublicSheet>
      <Flex justify="space-between" wrap="wrap" gap="4" marginBlockEnd="6">
        <Box minWidth="0">
          {company.logo && (
            <chakra.img src={company.logo} alt="" maxHeight="14" maxWidth="60" objectFit="contain" marginBlockEnd="2" bg="white" />
          )}
          <Text fontSize="xl" fontWeight="semibold">
            <bdi>{company.name}</bdi>
          </Text>
          {[company.address, company.city].filter(Boolean).map(line => (
            <Text key={line} color="fg.muted" fontSize="sm">
              <bdi>{line}</bdi>
            </Text>
          ))}
        </Box>
        <Stack gap="0" fontSize="sm" color="fg.muted" alignItems="flex-start">
          {[company.phone, company.email, company.website].filter(Boolean).map(line => (
            <Ltr key={line}>{line}</Ltr>
          ))}
          {company.taxNumber && (
            <span>
              <FormattedMessage id="customer.taxNumber" />: <Ltr>{company.taxNumber}</Ltr>
            </span>
          )}
        </Stack>
      </Flex>
      <Flex align="center" gap="3" wrap="wrap" marginBlockEnd="5">
        <Heading as="h1" size="2xl">
          <FormattedMessage id="shared.title" values={{ number: <Ltr>{quotation.number}</Ltr> }} />
        </Heading>
        <QuotationStatus status={quotation.status} />
      </Flex>
      <Facts>
        <Fact label="shared.for">
          <bdi>{quotation.customerName}</bdi>
        </Fact>
        <Fact label="quotation.contact">{quotation.contactName && <bdi>{quotation.contactName}</bdi>}</Fact>
        <Fact label="quotation.issuedOn">
          <Day on={quotation.issuedOn} />
        </Fact>
        <Fact label="quotation.validUntil">
          <Day on={quotation.validUntil} />
        </Fact>
      </Facts>
      {quotation.remarks && (
        <Text marginBlockEnd="5" whiteSpace="pre-line">
          <bdi>{quotation.remarks}</bdi>
        </Text>
      )}
      <DealLineTable
        lines={lines.map(line => ({ ...line, id: String(line.position), product: { name: line.name } }))}
        figures={quotation}
      />
      {quotation.terms && (
        <Box marginBlockStart="6">
          <Heading as="h2" size="md">
            <FormattedMessage id="quotation.terms" />
          </Heading>
          <Text whiteSpace="pre-line" color="fg.muted">
            <bdi>{quotation.terms}</bdi>
          </Text>
        </Box>
      )}
      <SharedQuotationAnswer status={quotation.status} acceptedBy={quotation.acceptedBy} />
    </PublicSheet>
  );
}
