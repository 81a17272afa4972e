import { graphql, usePreloadedQuery } from 'react-relay';
import type { BalanceSheetQuery } from '../../core/relay/generated/BalanceSheetQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { StatementTable, sumRow } from './StatementTable.tsx';

/** /economics/reports/balance-sheet/: assets, liabilities and equity at the end of a day. */
export function BalanceSheet({ query }: ScreenProps<BalanceSheetQuery>) {
  const { balanceSheet: statement } = usePreloadedQuery<BalanceSheetQuery>(
    graphql`
      query BalanceSheetQuery($to: Date, $compareWith: StatementComparison) @preloadable {
        balanceSheet(asOf: $to, compareWith: $compareWith) @required(action: THROW) {
          to
          ...StatementTable_statement
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  return (
    <ReportFrame title="report.balanceSheet" choices={<ReportPeriod to={statement.to} isAsOf compares />}>
      <StatementTable
        statement={statement}
        title="report.balanceSheet"
        after={(section, { profit, comparedProfit, financing, comparedFinancing }) =>
          section === 'EQUITY'
            ? [
                sumRow('report.openProfit', { amount: profit, compared: comparedProfit }, 'subtotal'),
                sumRow('report.financing', { amount: financing!, compared: comparedFinancing }, 'total'),
              ]
            : []
        }
      />
    </ReportFrame>
  );
}
