import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../core/i18n/Ltr.tsx';
import type { VendorSheet_company$key } from '../core/relay/generated/VendorSheet_company.graphql.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { PublicSheet } from '../layout/PublicSheet.tsx';

/** Says that a link does not work, whatever the reason. */
export function LinkOver() {
  const intl = useIntl();
  return (
    <PublicSheet>
      <EmptyState
        isPage
        kind="closed"
        title={intl.formatMessage({ id: 'vendorPortal.gone' })}
        text={intl.formatMessage({ id: 'linkOver' })}
      />
    </PublicSheet>
  );
}

/** Who asks, and what for. */
export function RequestHead({ company: key, number, title }: { company: VendorSheet_company$key; number?: string; title: ReactNode }) {
  const company = useFragment(
    graphql`
      fragment VendorSheet_company on RequestingCompany {
        name
        logo
        address
        city
        phone
        email
      }
    `,
    key,
  );
  return (
    <>
      <Box marginBlockEnd="6">
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
        <Flex gap="4" wrap="wrap" color="fg.muted" fontSize="sm">
          {[company.phone, company.email].filter(Boolean).map(line => (
            <Ltr key={line}>{line}</Ltr>
          ))}
        </Flex>
      </Box>
      <Heading as="h1" size="2xl" marginBlockEnd={number ? '1' : '5'}>
        {title}
      </Heading>
      {number && (
        <Text color="fg.muted" marginBlockEnd="5">
          <Ltr>{number}</Ltr>
        </Text>
      )}
    </>
  );
}
