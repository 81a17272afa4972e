import { FormattedMessage } from 'react-intl';
import { Decimal, sum } from '../../../../server/core/money/arithmetic.ts';
import { BarPanel, barOf } from '../../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';

/** What payroll costs by kind: salaries, benefits paid out, and what the employer pays beside them. */
export function CostKinds({ months }: { months: readonly { gross: string; earnings: string; employerCost: string }[] }) {
  const kinds = {
    SALARY: sum(months.map(({ gross }) => gross)),
    BENEFITS: sum(months.map(({ gross, earnings }) => new Decimal(earnings).minus(gross))),
    EMPLOYER: sum(months.map(({ employerCost }) => employerCost)),
  };
  return (
    <BarPanel
      title="payroll.kinds"
      text="payroll.kindsText"
      empty="payroll.none"
      rows={Object.entries(kinds).flatMap(([kind, cost]) =>
        cost.isZero()
          ? []
          : [
              {
                id: kind,
                label: <FormattedMessage id={`payrollKind.${kind}`} />,
                value: barOf(cost.toFixed()),
                to: '/HRM/payroll/slips/',
                figure: <MoneyText value={cost.toFixed()} />,
              },
            ],
      )}
    />
  );
}
