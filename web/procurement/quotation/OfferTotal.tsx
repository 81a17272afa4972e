import { Badge, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SealedAmount } from './SealedAmount.tsx';

const colors: Record<string, string> = { lowest: 'green', quickest: 'blue', highest: 'amber' };

interface OfferTotalProps {
  /** Null while it is sealed. */
  finalAmount: string | null | undefined;
  currency: string;
  /** How many of all lines are offered. */
  offered: number;
  all: number;
  /** What it is among the complete ones: lowest, quickest, highest. */
  marks: readonly string[];
}

/** The total of an offer in a comparison: whether it is complete, and what it wins. */
export const OfferTotal = ({ finalAmount, currency, offered, all, marks }: OfferTotalProps) => (
  <Stack gap="1" align="flex-end">
    <SealedAmount value={finalAmount} currency={currency} />
    {finalAmount && offered < all && (
      <Text as="span" fontSize="sm" color="fg.muted" fontWeight="normal">
        <FormattedMessage id="comparison.partial" values={{ offered, all }} />
      </Text>
    )}
    {marks.map(mark => (
      <Badge key={mark} colorPalette={colors[mark]}>
        <FormattedMessage id={`comparison.${mark}`} />
      </Badge>
    ))}
  </Stack>
);
