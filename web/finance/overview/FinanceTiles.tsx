import Landmark from 'lucide-react/icons/landmark';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Scale from 'lucide-react/icons/scale';
import TrendingUp from 'lucide-react/icons/trending-up';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { FinanceTiles_overview$key } from '../../core/relay/generated/FinanceTiles_overview.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { budgetReportIn, profitIn, trialBalanceIn } from './overviewLinks.ts';

/** Cash, profit, budget use and tax due. */
export function FinanceTiles({ overview, only }: TilesProps<FinanceTiles_overview$key>) {
  const intl = useIntl();
  const { from, to, cash, result, budget, taxDue } = useFragment(
    graphql`
      fragment FinanceTiles_overview on FinanceOverview {
        from
        to
        cash
        taxDue
        result {
          income
          costs
          profit
        }
        budget {
          budget
          committed
          actual
          available
          used
        }
      }
    `,
    overview,
  );
  const days = { from, to };
  const money = (value: string, why: string) => (
    <QuietLink to={why}>
      <MoneyText value={value} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="cash"
        icon={Landmark}
        label={<FormattedMessage id="finance.cash" />}
        figure={money(cash, trialBalanceIn({ to }))}
        detail={<FormattedMessage id="finance.cashText" />}
      />
      <FigureTile
        key="profit"
        icon={TrendingUp}
        label={<FormattedMessage id="finance.profit" />}
        figure={money(result.profit, profitIn(days))}
        detail={
          <FormattedMessage
            id="finance.incomeLessCosts"
            values={{ income: <MoneyText value={result.income} />, costs: <MoneyText value={result.costs} /> }}
          />
        }
      />
      <FigureTile
        key="budget"
        icon={PiggyBank}
        label={<FormattedMessage id="finance.budgetUse" />}
        figure={
          <QuietLink to={budgetReportIn(days)}>
            {typeof budget.used === 'number' ? <Percent value={budget.used} /> : <FormattedMessage id="finance.noBudget" />}
          </QuietLink>
        }
        detail={<FormattedMessage id="finance.available" values={{ available: <MoneyText value={budget.available} /> }} />}
        used={Math.max(0, Number(budget.actual) + Number(budget.committed))}
        limit={Number(budget.budget)}
        meterLabel={intl.formatMessage({ id: 'finance.budgetUse' })}
      />
      <FigureTile
        key="tax"
        icon={Scale}
        label={<FormattedMessage id="finance.taxDue" />}
        figure={money(taxDue, trialBalanceIn({ to }))}
        detail={<FormattedMessage id="finance.taxDueText" />}
      />
    </Tiles>
  );
}
