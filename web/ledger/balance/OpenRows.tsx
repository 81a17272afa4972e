import { chakra, IconButton, Table } from '@chakra-ui/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { permissionNames } from '../../core/session/permissions.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import type { OpenRow } from './OpenRow.ts';
import { useRowName } from './useRowName.ts';

interface OpenRowsProps {
  /** Message id of the list's label. */
  label: string;
  rows: readonly OpenRow[];
  currency: string | undefined;
  /** Opens the due date form of a document; set for users who may change it. */
  changeDue?: (documentId: string) => void;
}

/** Documents or payments, each with its open amount. */
export function OpenRows({ label, rows, currency, changeDue }: OpenRowsProps) {
  const intl = useIntl();
  const nameOf = useRowName();
  const isOwed = label === 'balance.documents';
  const head = (id: string, side: 'start' | 'end' = 'start') => (
    <Table.ColumnHeader scope="col" textAlign={side}>
      <FormattedMessage id={id} />
    </Table.ColumnHeader>
  );
  return (
    <ScrollArea label={intl.formatMessage({ id: label })}>
      <Table.Root aria-label={intl.formatMessage({ id: label })}>
        <Table.Header>
          <Table.Row>
            {head('balance.document')}
            {head(isOwed ? 'balance.dueOn' : 'balance.on')}
            {head(isOwed ? 'balance.open' : 'balance.left', 'end')}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(row => (
            <Table.Row key={row.documentId}>
              <Table.Cell>
                <DocumentLink row={row}>
                  {nameOf(row)}{' '}
                  {row.number && (
                    <Ltr display={{ base: 'block', md: 'inline' }} whiteSpace="nowrap">
                      {row.number}
                    </Ltr>
                  )}
                </DocumentLink>
              </Table.Cell>
              <Table.Cell>
                <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
                  <Day on={isOwed ? row.dueOn : row.issuedOn} />
                  {row.isOverdue && (
                    <Badge colorPalette="red">
                      <FormattedMessage id="balance.overdue" />
                    </Badge>
                  )}
                  {changeDue && row.kind !== 'REFUND' && (
                    <ForMembers>
                      <IconButton
                        size="xs"
                        variant="ghost"
                        colorPalette="gray"
                        aria-label={intl.formatMessage({ id: 'balance.changeDueOf' }, { name: row.number ?? nameOf(row) })}
                        onClick={() => changeDue(row.documentId)}
                      >
                        <CalendarClock aria-hidden />
                      </IconButton>
                    </ForMembers>
                  )}
                </chakra.span>
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                <MoneyText value={row.open} currency={currency} />
                {Number(row.total) !== Number(row.open) && (
                  <chakra.div color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                    <FormattedMessage id="balance.of" values={{ total: <MoneyText value={row.total} currency={currency} /> }} />
                  </chakra.div>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

/** Links to the page of the invoice or payment for users who may open it. */
function DocumentLink({ row: { kind, documentId }, children }: { row: OpenRow; children: ReactNode }) {
  const access = kind.startsWith('INVENTORY_') ? permissionNames.INVENTORY : permissionNames.FINANCIAL_MANAGEMENT;
  if (!grantedPermissions(useSession()).includes(access)) return children;
  return <RecordLink id={documentId}>{children}</RecordLink>;
}
