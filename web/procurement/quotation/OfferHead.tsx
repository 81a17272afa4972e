import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferHead_quotation$key } from '../../core/relay/generated/OfferHead_quotation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { OfferRate } from './OfferRate.tsx';
import { VendorQuotationStatus } from './VendorQuotationStatus.tsx';

interface OfferHeadProps {
  quotation: OfferHead_quotation$key;
  /** Awards the whole quotation; undefined if it cannot be awarded. */
  onAward?: () => void;
  isBusy: boolean;
}

/** Whose offer a column of the comparison shows, at which rate, and the button that awards all of it. */
export function OfferHead({ quotation: key, onAward, isBusy }: OfferHeadProps) {
  const quotation = useFragment(
    graphql`
      fragment OfferHead_quotation on VendorQuotation {
        id
        status
        isExpired
        isStale
        currency
        exchangeRate
        exchangeRateOn
        vendor {
          name
        }
      }
    `,
    key,
  );
  return (
    <Stack gap="1" align="flex-end">
      <RecordLink id={quotation.id}>
        <bdi>{quotation.vendor.name}</bdi>
      </RecordLink>
      <VendorQuotationStatus {...quotation} />
      <OfferRate {...quotation} />
      {onAward && (
        <Button size="xs" variant="outline" disabled={isBusy} onClick={onAward}>
          <FormattedMessage id="comparison.awardAll" />
        </Button>
      )}
    </Stack>
  );
}
