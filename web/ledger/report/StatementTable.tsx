import { Table } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type {
  StatementTable_statement$data,
  StatementTable_statement$key,
} from '../../core/relay/generated/StatementTable_statement.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';
import { AccountName } from '../account/AccountName.tsx';
import { ledgerAddress } from './ledgerAddress.ts';

type Statement = StatementTable_statement$data;
type Section = Statement['sections'][number];
type Amounts = { readonly amount: string; readonly compared: string | null | undefined };

interface StatementTableProps {
  statement: StatementTable_statement$key;
  /** Message id. */
  title: string;
  /** Rows after a section, such as gross profit after cost of sales. */
  after?: (section: Section['section'], statement: Statement) => ReactNode;
}

/** Sections of a financial statement. Each account leads to its lines in the ledger. */
export function StatementTable({ statement: key, title, after }: StatementTableProps) {
  const intl = useIntl();
  const statement = useFragment(
    graphql`
      fragment StatementTable_statement on Statement {
        from
        to
        comparedFrom
        comparedTo
        currency
        grossProfit
        comparedGrossProfit
        profit
        comparedProfit
        financing
        comparedFinancing
        sections {
          section
          amount
          compared
          rows {
            accountId
            number
            name
            nameAr
            nameSp
            isGroup
            depth
            amount
            compared
          }
        }
      }
    `,
    key,
  );
  const { from, to, comparedFrom, comparedTo, sections } = statement;
  const label = intl.formatMessage({ id: title });
  return (
    <ScrollArea label={label}>
      <Table.Root aria-label={label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">
              <FormattedMessage id="report.account" />
            </Table.ColumnHeader>
            <Span from={from} to={to} />
            {comparedTo && <Span from={comparedFrom} to={comparedTo} />}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sections.map(section => (
            <Fragment key={section.section}>
              {section.rows.map(row => (
                <Table.Row key={row.accountId} fontWeight={row.isGroup ? 'semibold' : 'normal'}>
                  <Table.Cell minWidth="48" style={{ paddingInlineStart: `${0.75 + row.depth * 1.25}rem` }}>
                    {row.isGroup ? (
                      <AccountName {...row} />
                    ) : (
                      <QuietLink to={ledgerAddress({ account: row.accountId, from, to })} fontWeight="normal">
                        <AccountName {...row} />
                      </QuietLink>
                    )}
                  </Table.Cell>
                  <AmountCells {...row} />
                </Table.Row>
              ))}
              <TotalRow label={`report.total.${section.section}`} amount={section.amount} compared={section.compared} />
              {after?.(section.section, statement)}
            </Fragment>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}

/** A sum in the table; `label` is a message id. */
export const TotalRow = ({ label, isResult, ...amounts }: Amounts & { label: string; isResult?: boolean }) => (
  <Table.Row fontWeight="bold" bg={isResult ? 'bg.muted' : undefined}>
    <Table.Cell borderTopWidth="1px">
      <FormattedMessage id={label} />
    </Table.Cell>
    <AmountCells {...amounts} />
  </Table.Row>
);

const AmountCells = ({ amount, compared }: Amounts) => (
  <>
    <Table.Cell textAlign="end">
      <MoneyText value={amount} />
    </Table.Cell>
    {typeof compared === 'string' && (
      <Table.Cell textAlign="end" color="fg.muted">
        <MoneyText value={compared} />
      </Table.Cell>
    )}
  </>
);

const Span = ({ from, to }: { from: string | null | undefined; to: string }) => (
  <Table.ColumnHeader scope="col" textAlign="end">
    {from && (
      <>
        <Day on={from} /> –{' '}
      </>
    )}
    <Day on={to} />
  </Table.ColumnHeader>
);
