import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { FinanceDashboardQuery } from '../../core/relay/generated/FinanceDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { AgeingPanels } from './AgeingPanels.tsx';
import { FinanceTiles } from './FinanceTiles.tsx';
import { MoneyPanels } from './MoneyPanels.tsx';
import { TaxPanel } from './TaxPanel.tsx';

/** /economics/dashboard/: cash, open items by age, profit, budget use and tax due; each figure leads to the rows behind it. */
export function FinanceDashboard({ query }: ScreenProps<FinanceDashboardQuery>) {
  const { financeOverview } = usePreloadedQuery<FinanceDashboardQuery>(
    graphql`
      query FinanceDashboardQuery($span: TimeSpan!) @preloadable {
        financeOverview(span: $span) @required(action: THROW) {
          ...FinanceTiles_overview
          ...MoneyPanels_overview
          ...AgeingPanels_overview
          ...TaxPanel_overview
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry', 'Budget', 'BudgetBooking');
  return (
    <DashboardScreen title={<FormattedMessage id="finance.title" />}>
      <FinanceTiles overview={financeOverview} />
      <MoneyPanels overview={financeOverview} />
      <AgeingPanels overview={financeOverview} />
      <TaxPanel overview={financeOverview} />
    </DashboardScreen>
  );
}
