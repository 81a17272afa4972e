import { Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

interface ShownLine {
  readonly id: string;
  readonly product?: { readonly name: string; readonly code?: string | null } | null;
  readonly description?: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly vatRate: string;
  readonly net: string;
}

interface DealLineTableProps {
  lines: readonly ShownLine[];
  figures: {
    readonly currency: string;
    readonly subtotal: string;
    readonly discountTotal: string;
    readonly taxTotal: string;
    readonly total: string;
  };
}

const columns = ['product', 'quantity', 'unitPrice', 'discountPercent', 'vatCategory', 'net'] as const;

/** The lines of a document as they stand on it, and below what they come to. */
export function DealLineTable({ lines, figures }: DealLineTableProps) {
  const intl = useIntl();
  return (
    <>
      <ScrollArea label={intl.formatMessage({ id: 'deal.lines' })}>
        <Table.Root aria-label={intl.formatMessage({ id: 'deal.lines' })}>
          <Table.Header>
            <Table.Row>
              {columns.map(column => (
                <Table.ColumnHeader key={column} scope="col" textAlign={column === 'product' ? 'start' : 'end'}>
                  <FormattedMessage id={`lines.${column}`} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map(line => (
              <Table.Row key={line.id}>
                <Table.Cell minWidth="48">
                  <bdi>{line.product?.name ?? line.description}</bdi>
                  {line.product && line.description && (
                    <Text color="fg.muted" fontSize="sm">
                      <bdi>{line.description}</bdi>
                    </Text>
                  )}
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <NumberText value={Number(line.quantity)} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={line.unitPrice} currency={figures.currency} decimals={6} />
                </Table.Cell>
                <Table.Cell textAlign="end">{Number(line.discountPercent) > 0 && <Percent value={line.discountPercent} />}</Table.Cell>
                <Table.Cell textAlign="end">
                  <Percent value={line.vatRate} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={line.net} currency={figures.currency} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
      <Text as="div" display="flex" justifyContent="flex-end" marginBlockStart="4">
        <DocumentFigures {...figures} />
      </Text>
    </>
  );
}

const Percent = ({ value }: { value: string }) => (
  <>
    <NumberText value={Number(value)} /> %
  </>
);
