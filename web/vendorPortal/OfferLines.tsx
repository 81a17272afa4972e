import { chakra, Stack, Text } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LineError } from '../core/fields/LineError.tsx';
import { MoneyField } from '../core/fields/MoneyField.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { OfferLines_request$key } from '../core/relay/generated/OfferLines_request.graphql.ts';

/** The requested products, each with the field of its price; a product without a price is not offered. */
export function OfferLines({ request: key }: { request: OfferLines_request$key }) {
  const { currency, lines } = useFragment(
    graphql`
      fragment OfferLines_request on OpenVendorRequest {
        currency
        lines {
          position
          name
          brand
          description
          quantity
          note
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const { formState } = useFormContext();
  const error = formState.errors.lines as { message?: string; root?: { message?: string } } | undefined;
  const message = error?.message ?? error?.root?.message;
  return (
    <Stack as="fieldset" gap="3" aria-label={intl.formatMessage({ id: 'vendorPortal.products' })}>
      {lines.map(({ position, name, brand, description, quantity, note }, index) => (
        <chakra.div
          key={position}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 12rem' }}
          borderWidth="1px"
          borderRadius="md"
          padding="3"
        >
          <div>
            <Text fontWeight="medium">
              <bdi>{name}</bdi>{' '}
              <Text as="span" color="fg.muted" whiteSpace="nowrap">
                × <NumberText value={Number(quantity)} />
              </Text>
            </Text>
            <Text color="fg.muted" fontSize="sm">
              <bdi>{[brand, description, note].filter(Boolean).join(' · ')}</bdi>
            </Text>
          </div>
          <div>
            <Text color="fg.muted" fontSize="sm" aria-hidden>
              <FormattedMessage id="vendorPortal.priceIn" values={{ currency: <bdi key="currency">{currency}</bdi> }} />
            </Text>
            <MoneyField
              name={`lines.${index}.price`}
              label={intl.formatMessage({ id: 'vendorPortal.priceOf' }, { product: name })}
              currency={currency}
              isPrice
              bare
            />
            <LineError name={`lines.${index}.price`} />
          </div>
        </chakra.div>
      ))}
      {message && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {message}
        </Text>
      )}
    </Stack>
  );
}
