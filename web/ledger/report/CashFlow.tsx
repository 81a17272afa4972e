import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CashFlowQuery } from '../../core/relay/generated/CashFlowQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { accountRow, amountCells, Span, sumRow } from './StatementTable.tsx';

/** /economics/reports/cash-flow/: where cash came from and went in a period; each account leads to its lines. */
export function CashFlow({ query }: ScreenProps<CashFlowQuery>) {
  const { cashFlow } = usePreloadedQuery<CashFlowQuery>(
    graphql`
      query CashFlowQuery($from: Date, $to: Date, $compareWith: StatementComparison) @preloadable {
        cashFlow(from: $from, to: $to, compareWith: $compareWith) @required(action: THROW) {
          from
          to
          comparedFrom
          comparedTo
          profit {
            amount
            compared
          }
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
          change {
            amount
            compared
          }
          opening {
            amount
            compared
          }
          closing {
            amount
            compared
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const { from, to, comparedFrom, comparedTo, profit, sections, change, opening, closing } = cashFlow;
  const profitAddress = `/economics/reports/profit-and-loss/?${new URLSearchParams({ from, to }).toString()}`;
  return (
    <ReportFrame title="report.cashFlow" choices={<ReportPeriod from={from} to={to} compares />}>
      <FigureTable
        label="report.cashFlow"
        heads={[
          'report.account',
          { key: 'amount', head: <Span from={from} to={to} /> },
          ...(comparedTo ? [{ key: 'compared', head: <Span from={comparedFrom} to={comparedTo} /> }] : []),
        ]}
        rows={[
          {
            key: 'profit',
            cells: [
              <QuietLink key="label" to={profitAddress} fontWeight="normal">
                <FormattedMessage id="report.profit" />
              </QuietLink>,
              ...amountCells(profit),
            ],
          },
          ...sections.flatMap(section => [
            ...section.rows.map(row => ({ ...accountRow(row, from, to), key: `${section.section} ${row.accountId}` })),
            sumRow(`report.cash.${section.section}`, section, 'subtotal'),
          ]),
          sumRow('report.cashChange', change, 'total'),
          sumRow('report.cashOpening', opening, 'subtotal'),
          sumRow('report.cashClosing', closing, 'total'),
        ]}
      />
    </ReportFrame>
  );
}
