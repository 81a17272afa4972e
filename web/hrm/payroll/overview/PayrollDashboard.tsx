import { chakra, Stack } from '@chakra-ui/react';
import Banknote from 'lucide-react/icons/banknote';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { BarPanel, barOf } from '../../../core/charts/BarPanel.tsx';
import { FigureTile } from '../../../core/charts/FigureTile.tsx';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { MonthName } from '../../../core/i18n/MonthName.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import type { PayrollDashboardQuery } from '../../../core/relay/generated/PayrollDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { daysIn, nextMonth } from '../../../core/screens/days.ts';
import { ScreenHead } from '../../../core/screens/ScreenHead.tsx';
import { QuietLink } from '../../../core/ui/QuietLink.tsx';
import { CostChanges } from './CostChanges.tsx';
import { CostKinds } from './CostKinds.tsx';

/** /HRM/payroll/overview: what payroll costs by month, department and kind, what has changed, and what comes next. */
export function PayrollDashboard({ query }: ScreenProps<PayrollDashboardQuery>) {
  const { payrollOverview } = usePreloadedQuery<PayrollDashboardQuery>(
    graphql`
      query PayrollDashboardQuery @preloadable {
        payrollOverview @required(action: THROW) {
          months {
            month
            gross
            earnings
            net
            employerCost
            slips
          }
          departments {
            departmentId
            title
            cost
          }
          changes {
            cause
            employees
            cost
          }
          employees
          openRuns
          nextRunId
          nextRunTitle
          nextPayOn
        }
      }
    `,
    query,
  );
  useLiveUpdates('PayrollRun', 'PayrollSetup');
  const { months, departments, changes, employees, openRuns, nextRunId, nextRunTitle, nextPayOn } = payrollOverview;
  const paid = months.filter(({ slips }) => slips > 0);
  const last = paid.at(-1);
  const before = last && months[months.indexOf(last) - 1];
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="payroll.overview" />} />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}>
        <FigureTile
          icon={Banknote}
          label={<FormattedMessage id="payroll.lastNet" />}
          figure={last ? <MoneyText value={last.net} /> : '–'}
          detail={last && <MonthName month={last.month} />}
        />
        <FigureTile
          icon={Wallet}
          label={<FormattedMessage id="payroll.lastCost" />}
          figure={last ? <MoneyText value={last.earnings} /> : '–'}
          detail={last && <FormattedMessage id="payroll.employerCost" values={{ amount: <MoneyText value={last.employerCost} /> }} />}
        />
        <FigureTile
          icon={UsersRound}
          label={<FormattedMessage id="payroll.employees" />}
          figure={
            <QuietLink to="/HRM/payroll/payrollSetup/">
              <NumberText value={employees} />
            </QuietLink>
          }
          detail={<FormattedMessage id="payroll.employeesText" />}
        />
        <FigureTile
          icon={CalendarClock}
          label={<FormattedMessage id="payroll.next" />}
          figure={nextRunId ? <QuietLink to={`/HRM/payroll/payrolls/${nextRunId}/`}>{nextRunTitle}</QuietLink> : '–'}
          detail={
            nextPayOn ? (
              <FormattedMessage id="payroll.nextPayOn" values={{ day: <Day on={nextPayOn} /> }} />
            ) : (
              <FormattedMessage id="payroll.openRuns" values={{ count: openRuns }} />
            )
          }
        />
        <BarPanel
          title="payroll.months"
          text="payroll.monthsText"
          empty="payroll.none"
          rows={paid.map(({ month, earnings, net }) => ({
            id: month,
            label: <MonthName month={month} />,
            value: barOf(earnings),
            part: barOf(net),
            to: `/HRM/payroll/payrolls/?endsOn=${daysIn({ from: month, before: nextMonth(month) })}`,
            figure: (
              <FormattedMessage id="payroll.netOf" values={{ net: <MoneyText value={net} />, earnings: <MoneyText value={earnings} /> }} />
            ),
          }))}
        />
        <Stack gap="4" gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
          <BarPanel
            title="payroll.departments"
            text="payroll.departmentsText"
            empty="payroll.none"
            rows={departments.map(({ departmentId, title, cost }) => ({
              id: departmentId ?? '',
              label: title ? <bdi>{title}</bdi> : <FormattedMessage id="payroll.noDepartment" />,
              value: barOf(cost),
              to: `/HRM/payroll/slips/${departmentId ? `?department=${departmentId}` : ''}`,
              figure: <MoneyText value={cost} />,
            }))}
          />
          <CostKinds months={months} />
          {last && !!before?.slips && <CostChanges month={last.month} changes={changes} />}
        </Stack>
      </chakra.div>
    </Stack>
  );
}
