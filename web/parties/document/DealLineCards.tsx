import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { LineName, type ShownLine } from './dealLineParts.tsx';

/** The lines of a document as stacked cards, where a table does not fit. */
export function DealLineCards({ lines, currency }: { lines: readonly ShownLine[]; currency: string }) {
  const intl = useIntl();
  return (
    <chakra.ul role="list" listStyle="none" padding="0" aria-label={intl.formatMessage({ id: 'deal.lines' })} borderTopWidth="1px">
      {lines.map(line => (
        <chakra.li key={line.id} display="flex" gap="3" justifyContent="space-between" paddingBlock="3" borderBottomWidth="1px">
          <chakra.div minWidth="0" overflowWrap="anywhere">
            <LineName line={line} />
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              <NumberText value={Number(line.quantity)} /> × <MoneyText value={line.unitPrice} currency={currency} decimals={6} />
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {Number(line.discountPercent) > 0 && (
                <>
                  <FormattedMessage id="lines.discountPercent" />: <Percent value={line.discountPercent} />
                  {' · '}
                </>
              )}
              <FormattedMessage id="lines.vatCategory" />: {line.vatRate && <Percent value={line.vatRate} />}
            </Text>
          </chakra.div>
          <Text fontWeight="medium" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            <MoneyText value={line.net} currency={currency} />
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
