import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type {
  StatementTable_statement$data,
  StatementTable_statement$key,
} from '../../core/relay/generated/StatementTable_statement.graphql.ts';
import { FigureTable, type FigureRow } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
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
  after?: (section: Section['section'], statement: Statement) => FigureRow[];
}

/** Sections of a financial statement. Each account leads to its lines in the ledger. */
export function StatementTable({ statement: key, title, after }: StatementTableProps) {
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
  const spans = [{ key: 'amount', head: <Span from={from} to={to} /> }];
  if (comparedTo) spans.push({ key: 'compared', head: <Span from={comparedFrom} to={comparedTo} /> });
  const rows = sections.flatMap(section => [
    ...section.rows.map(row => accountRow(row, from, to)),
    sumRow(`report.total.${section.section}`, section, 'subtotal'),
    ...(after?.(section.section, statement) ?? []),
  ]);
  return <FigureTable label={title} heads={['report.account', ...spans]} rows={rows} />;
}

/** An account, which leads to its lines of the period. */
export const accountRow = (row: Section['rows'][number], from: Statement['from'], to: string): FigureRow => ({
  key: row.accountId,
  depth: row.depth,
  kind: row.isGroup ? 'group' : undefined,
  cells: [
    row.isGroup ? (
      <AccountName key="account" {...row} />
    ) : (
      <QuietLink key="account" to={ledgerAddress({ account: row.accountId, from, to })} fontWeight="normal">
        <AccountName {...row} />
      </QuietLink>
    ),
    ...amountCells(row),
  ],
});

/** A sum in the statement; `label` is a message id. */
export const sumRow = (label: string, amounts: Amounts, kind: 'subtotal' | 'total'): FigureRow => ({
  key: label,
  kind,
  cells: [<FormattedMessage key="label" id={label} />, ...amountCells(amounts)],
});

/** Cells of an amount, and of the one that it is compared with. */
export const amountCells = ({ amount, compared }: Amounts) => [
  <MoneyText key="amount" value={amount} />,
  ...(typeof compared === 'string'
    ? [
        <chakra.span key="compared" color="fg.muted">
          <MoneyText value={compared} />
        </chakra.span>,
      ]
    : []),
];

/** The days of a column. */
export const Span = ({ from, to }: { from: string | null | undefined; to: string }) => (
  <>
    {from && (
      <>
        <Day on={from} /> –{' '}
      </>
    )}
    <Day on={to} />
  </>
);
