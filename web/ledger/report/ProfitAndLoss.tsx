import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProfitAndLossQuery } from '../../core/relay/generated/ProfitAndLossQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { CostCenterChoice } from './CostCenterChoice.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { StatementTable, sumRow } from './StatementTable.tsx';

/** /economics/reports/profit-and-loss/: income, costs and profit of a period. */
export function ProfitAndLoss({ query }: ScreenProps<ProfitAndLossQuery>) {
  const { profitAndLoss: statement, ...data } = usePreloadedQuery<ProfitAndLossQuery>(
    graphql`
      query ProfitAndLossQuery($from: Date, $to: Date, $compareWith: StatementComparison, $costCenterId: ID) @preloadable {
        profitAndLoss(from: $from, to: $to, compareWith: $compareWith, costCenterId: $costCenterId) @required(action: THROW) {
          from
          to
          ...StatementTable_statement
        }
        ...CostCenterChoice_centers
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  return (
    <ReportFrame
      title="report.profitAndLoss"
      choices={
        <>
          <CostCenterChoice centers={data} />
          <ReportPeriod from={statement.from} to={statement.to} compares />
        </>
      }
    >
      <StatementTable
        statement={statement}
        title="report.profitAndLoss"
        after={(section, { grossProfit, comparedGrossProfit, profit, comparedProfit }) => {
          if (section === 'COST_OF_SALES')
            return [sumRow('report.grossProfit', { amount: grossProfit!, compared: comparedGrossProfit }, 'total')];
          if (section === 'EXPENSES') return [sumRow('report.profit', { amount: profit, compared: comparedProfit }, 'total')];
          return [];
        }}
      />
    </ReportFrame>
  );
}
