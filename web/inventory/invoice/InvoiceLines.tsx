import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { InvoiceLines_invoice$data, InvoiceLines_invoice$key } from '../../core/relay/generated/InvoiceLines_invoice.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

const allHeads = ['item', 'quantity', 'unitPrice', 'discountPercent', 'vat', 'lineTotal', 'cost'] as const;

/** Lines of an invoice, as sold or, for a return, as returned. */
export function InvoiceLines({ invoice: key }: { invoice: InvoiceLines_invoice$key }) {
  const intl = useIntl();
  const { lines, currency, pricesIncludeTax } = useFragment(
    graphql`
      fragment InvoiceLines_invoice on InventoryInvoice {
        currency
        pricesIncludeTax
        lines {
          id
          description
          quantity
          unitPrice
          discountPercent
          vatRate
          net
          cost
          returnedQuantity
          restocked
          serialNumbers
        }
      }
    `,
    key,
  );
  const isDiscounted = lines.some(({ discountPercent }) => Number(discountPercent) > 0);
  const heads = allHeads.filter(head => head !== 'discountPercent' || isDiscounted);
  return (
    <ScrollArea label={intl.formatMessage({ id: 'till.lines' })}>
      <Table.Root aria-label={intl.formatMessage({ id: 'till.lines' })}>
        <Table.Header>
          <Table.Row>
            {heads.map(head => (
              <Table.ColumnHeader key={head} scope="col" textAlign={head === 'item' ? 'start' : 'end'}>
                <FormattedMessage id={head === 'unitPrice' && pricesIncludeTax ? 'invoice.unitPriceWithTax' : `invoice.${head}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(line => (
            <Line key={line.id} {...{ line, currency, isDiscounted }} />
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

interface LineProps {
  line: InvoiceLines_invoice$data['lines'][number];
  currency: string;
  /** Whether any line of the invoice is discounted. */
  isDiscounted: boolean;
}

function Line({ line, currency, isDiscounted }: LineProps) {
  const { description, quantity, unitPrice, discountPercent, vatRate, net, cost, returnedQuantity, restocked, serialNumbers } = line;
  return (
    <Table.Row>
      <Table.Cell minWidth="48">
        <bdi>{description}</bdi>{' '}
        {Number(returnedQuantity) > 0 && (
          <Badge colorPalette="amber">
            <FormattedMessage id="invoice.returned" values={{ count: <NumberText value={Number(returnedQuantity)} /> }} />
          </Badge>
        )}
        {restocked === false && (
          <Badge colorPalette="red">
            <FormattedMessage id="invoice.scrapped" />
          </Badge>
        )}
        <SerialsText numbers={serialNumbers} />
      </Table.Cell>
      <Table.Cell textAlign="end">{Number(quantity) !== 0 && <NumberText value={Number(quantity)} />}</Table.Cell>
      <Table.Cell textAlign="end">{Number(quantity) !== 0 && <MoneyText value={unitPrice} currency={currency} decimals={6} />}</Table.Cell>
      {isDiscounted && <Table.Cell textAlign="end">{Number(discountPercent) > 0 && <Percent value={discountPercent} />}</Table.Cell>}
      <Table.Cell textAlign="end">{vatRate ? <Percent value={vatRate} /> : <FormattedMessage id="invoice.mixedRates" />}</Table.Cell>
      <Table.Cell textAlign="end">
        <MoneyText value={net} currency={currency} />
      </Table.Cell>
      <Table.Cell textAlign="end" color="fg.muted">
        <MoneyText value={cost} currency={currency} />
      </Table.Cell>
    </Table.Row>
  );
}
