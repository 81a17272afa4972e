import { Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { InvoicePayments_invoice$key } from '../../core/relay/generated/InvoicePayments_invoice.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { grantedPermissions } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { WriteOffRow } from './WriteOffRow.tsx';

const heads = ['paymentNumber', 'paidOn', 'paymentMethod', 'amount'] as const;

/** What settles an invoice: its share of each payment, its credit notes, and what was written off. */
export function InvoicePayments({ invoice: key }: { invoice: InvoicePayments_invoice$key }) {
  const intl = useIntl();
  const { id, currency, payments, credits, writeOffs } = useFragment(
    graphql`
      fragment InvoicePayments_invoice on SalesInvoice {
        id
        currency
        payments {
          id
          number
          paidOn
          method
          isReversed
          allocations {
            documentId
            amount
          }
        }
        credits {
          id
          number
          issuedOn
          total
          status
        }
        writeOffs {
          id
          number
          writtenOffOn
          amount
          reason
          reversedOn
        }
      }
    `,
    key,
  );
  const isLinked = grantedPermissions().includes('Financial Management');
  const label = intl.formatMessage({ id: 'salesInvoice.payments' });
  const notes = credits.filter(({ status }) => status !== 'VOID');
  if (payments.length + notes.length + writeOffs.length === 0)
    return (
      <PanelBox>
        <EmptyState title={intl.formatMessage({ id: 'salesInvoice.noPayments' })} />
      </PanelBox>
    );
  const shareOf = (allocations: (typeof payments)[number]['allocations']) =>
    sum(allocations.filter(({ documentId }) => documentId === id).map(({ amount }) => amount)).toFixed();
  return (
    <PanelBox>
      <ScrollArea label={label}>
        <Table.Root aria-label={label} size="sm">
          <Table.Header>
            <Table.Row>
              {heads.map(head => (
                <Table.ColumnHeader key={head} scope="col" textAlign={head === 'amount' ? 'end' : 'start'}>
                  <FormattedMessage id={`salesInvoice.${head}`} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {payments.map(({ id: paymentId, number, paidOn, method, isReversed, allocations }) => (
              <Table.Row key={paymentId}>
                <Table.Cell>
                  {isLinked ? (
                    <RecordLink id={paymentId}>
                      <Ltr>{number}</Ltr>
                    </RecordLink>
                  ) : (
                    <Ltr>{number}</Ltr>
                  )}{' '}
                  {isReversed && (
                    <Badge colorPalette="gray">
                      <FormattedMessage id="salesInvoice.taken" />
                    </Badge>
                  )}
                </Table.Cell>
                <Table.Cell>
                  <Day on={paidOn} />
                </Table.Cell>
                <Table.Cell>
                  <FormattedMessage id={`payment.${method}`} />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={shareOf(allocations)} currency={currency} />
                </Table.Cell>
              </Table.Row>
            ))}
            {notes.map(note => (
              <Table.Row key={note.id}>
                <Table.Cell>
                  <RecordLink id={note.id}>
                    <Ltr>{note.number}</Ltr>
                  </RecordLink>
                </Table.Cell>
                <Table.Cell>{note.issuedOn && <Day on={note.issuedOn} />}</Table.Cell>
                <Table.Cell>
                  <FormattedMessage id="salesInvoice.credit" />
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <MoneyText value={note.total.replace('-', '')} currency={currency} />
                </Table.Cell>
              </Table.Row>
            ))}
            {writeOffs.map(writeOff => (
              <WriteOffRow key={writeOff.id} writeOff={writeOff} currency={currency} />
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
    </PanelBox>
  );
}
