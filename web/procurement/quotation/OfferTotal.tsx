import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';
import { ConvertedAmount } from './ConvertedAmount.tsx';

const colors: Record<string, string> = { lowest: 'green', quickest: 'blue', highest: 'amber' };

interface OfferTotalProps {
  /** Null while it is sealed. */
  finalAmount: string | null | undefined;
  currency: string;
  exchangeRate: string | null | undefined;
  /** How many of all lines are offered. */
  offered: number;
  all: number;
  /** What it is among the complete ones: lowest, quickest, highest. */
  marks: readonly string[];
}

/** The total of an offer in a comparison: whether it is complete, and what it wins. */
export const OfferTotal = ({ finalAmount, currency, exchangeRate, offered, all, marks }: OfferTotalProps) => (
  <Stack gap="1" align="flex-end">
    <ConvertedAmount value={finalAmount} currency={currency} exchangeRate={exchangeRate} />
    {finalAmount && offered < all && (
      <Badge colorPalette="amber">
        <FormattedMessage id="comparison.partial" values={{ offered, all }} />
      </Badge>
    )}
    {marks.map(mark => (
      <Badge key={mark} colorPalette={colors[mark]}>
        <FormattedMessage id={`comparison.${mark}`} />
      </Badge>
    ))}
  </Stack>
);
