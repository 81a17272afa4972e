import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BudgetReportHeads_report$key } from '../../../core/relay/generated/BudgetReportHeads_report.graphql.ts';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../../core/ui/QuietLink.tsx';
import { bookingsLink } from '../addresses.ts';
import { Used } from '../Used.tsx';

const figures = ['budget', 'committed', 'actual', 'available'] as const;

/** Expense heads as a tree, each with everything below it and a link to its bookings. */
export function BudgetReportHeads({ report }: { report: BudgetReportHeads_report$key }) {
  const intl = useIntl();
  const { from, to, heads, ...total } = useFragment(
    graphql`
      fragment BudgetReportHeads_report on BudgetReport {
        from
        to
        budget
        committed
        actual
        available
        heads {
          headId
          title
          depth
          budget
          committed
          actual
          available
        }
      }
    `,
    report,
  );
  if (!heads.length)
    return <EmptyState title={intl.formatMessage({ id: 'booking.none' })} text={intl.formatMessage({ id: 'budgetReport.noneText' })} />;
  const cellsOf = (row: Readonly<Record<(typeof figures)[number], string>>) => [
    ...figures.map(figure => <MoneyText key={figure} value={row[figure]} />),
    Number(row.budget) > 0 ? <Used key="used" amount={row.budget} actual={row.actual} committed={row.committed} /> : '',
  ];
  return (
    <FigureTable
      label="budgetReport.title"
      heads={['budgetLine.head', ...figures.map(figure => (figure === 'budget' ? 'budget.amount' : `budget.${figure}`)), 'budget.used']}
      rows={[
        ...heads.map(({ headId, title, depth, ...row }) => ({
          key: headId ?? 'none',
          depth,
          cells: [
            headId ? (
              <QuietLink key="head" to={bookingsLink({ head: headId, days: `${from}..${to}` })}>
                <bdi>{title}</bdi>
              </QuietLink>
            ) : (
              <FormattedMessage key="head" id="budgetReport.noHead" />
            ),
            ...cellsOf(row),
          ],
        })),
        { key: 'total', kind: 'total' as const, cells: [<FormattedMessage key="label" id="budget.total" />, ...cellsOf(total)] },
      ]}
    />
  );
}
