import { Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { documentTotals, type VatMode } from '../../../server/core/money/documentTotals.ts';
import { lineHead } from '../../core/fields/lineHead.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { DealLineCards } from './DealLineCards.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { LineName, type ShownLine } from './dealLineParts.tsx';

/** Totals of a document. */
export interface DealFigures {
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly vatMode: VatMode;
  readonly subtotal: string;
  readonly discountTotal: string;
  readonly taxTotal: string;
  readonly total: string;
}

interface DealLineTableProps {
  lines: readonly ShownLine[];
  figures: DealFigures;
  /** Tax by rate, where the document stores it; calculated from the lines elsewhere. */
  groups?: readonly { readonly vatCategory: string; readonly vatRate: string; readonly tax: string }[];
}

const columns = ['product', 'quantity', 'unitPrice', 'discountPercent', 'vatCategory', 'net'] as const;

/** The lines of a document, followed by its totals and the tax per rate. */
export function DealLineTable({ lines, figures, groups }: DealLineTableProps) {
  const isWide = useMedia('(min-width: 768px)');
  const { currency, pricesIncludeTax: taxInclusive } = figures;
  return (
    <>
      {isWide ? <Lines lines={lines} currency={currency} isWithTax={taxInclusive} /> : <DealLineCards lines={lines} currency={currency} />}
      <Text as="div" display="flex" justifyContent="flex-end" marginBlockStart="4" paddingInlineEnd={{ md: '3' }}>
        <DocumentFigures {...figures} groups={groups ?? taxOf(lines, figures)} />
      </Text>
    </>
  );
}

/** Tax by rate, calculated from the lines. */
function taxOf(lines: readonly ShownLine[], { currency, pricesIncludeTax: taxInclusive, vatMode, discountTotal }: DealFigures) {
  const taxed = lines.map(line => ({ ...line, vatCategory: '', vatRate: line.vatRate ?? '0' }));
  const discounts = [{ amount: discountTotal }];
  return documentTotals(taxed, { digits: currencyDecimals(currency), discounts, taxInclusive, vatMode }).groups;
}

function Lines({ lines, currency, isWithTax }: { lines: readonly ShownLine[]; currency: string; isWithTax: boolean }) {
  const intl = useIntl();
  return (
    <ScrollArea label={intl.formatMessage({ id: 'deal.lines' })}>
      <Table.Root aria-label={intl.formatMessage({ id: 'deal.lines' })}>
        <Table.Header>
          <Table.Row>
            {columns.map(column => (
              <Table.ColumnHeader key={column} scope="col" textAlign={column === 'product' ? 'start' : 'end'}>
                <FormattedMessage id={lineHead(column, isWithTax)} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(line => (
            <Table.Row key={line.id}>
              <Table.Cell minWidth="48">
                <LineName line={line} />
              </Table.Cell>
              <Table.Cell textAlign="end">{Number(line.quantity) !== 0 && <NumberText value={Number(line.quantity)} />}</Table.Cell>
              <Table.Cell textAlign="end">
                <MoneyText value={line.unitPrice} currency={currency} decimals={6} />
              </Table.Cell>
              <Table.Cell textAlign="end">{Number(line.discountPercent) > 0 && <Percent value={line.discountPercent} />}</Table.Cell>
              <Table.Cell textAlign="end">{line.vatRate && <Percent value={line.vatRate} />}</Table.Cell>
              <Table.Cell textAlign="end">
                <MoneyText value={line.net} currency={currency} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
