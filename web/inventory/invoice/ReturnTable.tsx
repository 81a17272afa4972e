import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ReturnTable_invoice$key } from '../../core/relay/generated/ReturnTable_invoice.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { InvoiceBadge } from './InvoiceBadge.tsx';

/** Returns and credit notes of a sale. */
export function ReturnTable({ invoice: key }: { invoice: ReturnTable_invoice$key }) {
  const intl = useIntl();
  const { returns } = useFragment(
    graphql`
      fragment ReturnTable_invoice on InventoryInvoice {
        returns {
          id
          number
          kind
          voidedOn
          soldAt
          reason
          total
          currency
        }
      }
    `,
    key,
  );
  const heads = ['number', 'soldAt', 'reason'] as const;
  return (
    <PanelBox padding="0">
      <ScrollArea label={intl.formatMessage({ id: 'invoice.returns' })}>
        <Table.Root aria-label={intl.formatMessage({ id: 'invoice.returns' })}>
          <Table.Header>
            <Table.Row>
              {heads.map(head => (
                <Table.ColumnHeader key={head} scope="col">
                  <FormattedMessage id={`invoice.${head}`} />
                </Table.ColumnHeader>
              ))}
              <Table.ColumnHeader scope="col" textAlign="end">
                <FormattedMessage id="invoice.total" />
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {returns.map(({ id, number, kind, voidedOn, soldAt, reason, total, currency }) => (
              <Table.Row key={id}>
                <Table.Cell>
                  <RecordLink id={id}>
                    <Ltr whiteSpace="nowrap">{number}</Ltr>
                  </RecordLink>{' '}
                  <InvoiceBadge kind={kind} voidedOn={voidedOn} />
                </Table.Cell>
                <Table.Cell>
                  <When at={soldAt} />
                </Table.Cell>
                <Table.Cell>
                  <bdi>{reason}</bdi>
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={total} currency={currency} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
    </PanelBox>
  );
}
