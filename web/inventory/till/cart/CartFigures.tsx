import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SaleFigures } from '../../../../server/core/money/saleFigures.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { Sale } from '../sale/Sale.ts';
import { Percent } from '../../../core/i18n/Percent.tsx';

/** Totals of the current sale: a large total and how it is made up. */
export function CartFigures({ sale, totals, currency }: { sale: Sale; totals: SaleFigures; currency: string }) {
  const intl = useIntl();
  const pieces = sale.lines.reduce((count, { quantity }) => count + quantity, 0);
  const { pricesIncludeTax } = totals;
  const isDiscounted = Number(totals.discountTotal) > 0;
  return (
    <chakra.div role="group" aria-label={intl.formatMessage({ id: 'lines.totals' })} fontVariantNumeric="tabular-nums">
      {(isDiscounted || (pieces > 0 && !pricesIncludeTax)) && (
        <Row label={<FormattedMessage id="figures.subtotal" />}>
          <MoneyText value={totals.subtotal} currency={currency} />
        </Row>
      )}
      {isDiscounted && (
        <Row label={<FormattedMessage id="till.discountOf" values={{ percent: <Percent value={sale.discountPercent} /> }} />}>
          <MoneyText value={totals.discountTotal} currency={currency} isOff />
        </Row>
      )}
      {pieces > 0 && (
        <Row label={<FormattedMessage id={pricesIncludeTax ? 'figures.taxWithin' : 'figures.taxTotal'} />}>
          <MoneyText value={totals.taxTotal} currency={currency} />
        </Row>
      )}
      <Flex justify="space-between" align="baseline" gap="3" marginBlockStart="1">
        <Text fontWeight="semibold">
          <FormattedMessage id="figures.total" />{' '}
          <chakra.span color="fg.muted" fontSize="sm" fontWeight="normal">
            <FormattedMessage id="till.pieces" values={{ count: pieces }} />
          </chakra.span>
        </Text>
        <Text fontSize={{ base: '3xl', md: '4xl' }} fontWeight="bold" lineHeight="tight" data-total>
          <MoneyText value={totals.total} currency={currency} />
        </Text>
      </Flex>
    </chakra.div>
  );
}

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Flex justify="space-between" gap="3" fontSize="sm" color="fg.muted">
    <span>{label}</span>
    <span>{children}</span>
  </Flex>
);
