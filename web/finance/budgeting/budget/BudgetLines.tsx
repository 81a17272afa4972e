import { graphql, useFragment } from 'react-relay';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BudgetLines_budget$key } from '../../../core/relay/generated/BudgetLines_budget.graphql.ts';
import { FigureTable } from '../../../core/ui/FigureTable.tsx';
import { QuietLink } from '../../../core/ui/QuietLink.tsx';
import { bookingsLink } from '../addresses.ts';
import { Used } from '../Used.tsx';

const figures = ['amount', 'actual', 'committed', 'available'] as const;

/** Lines of a budget with what is planned, booked, promised and left; each leads to its bookings. */
export function BudgetLines({ budget }: { budget: BudgetLines_budget$key }) {
  const { lines, ...sums } = useFragment(
    graphql`
      fragment BudgetLines_budget on Budget {
        amount
        actual
        committed
        available
        lines {
          id
          title
          amount
          actual
          committed
          available
          head {
            path
          }
        }
      }
    `,
    budget,
  );
  return (
    <FigureTable
      label="budget.lines"
      heads={['budgetLine.title', 'budgetLine.head', ...figures.map(figure => `budgetLine.${figure}`), 'budget.used']}
      words={['budgetLine.head']}
      rows={[
        ...lines.map(line => ({
          key: line.id,
          cells: [
            <QuietLink key="title" to={bookingsLink({ line: line.id })}>
              <bdi>{line.title}</bdi>
            </QuietLink>,
            <bdi key="head">{line.head?.path}</bdi>,
            ...figures.map(figure => <MoneyText key={figure} value={line[figure]} />),
            <Used key="used" {...line} />,
          ],
        })),
        {
          key: 'total',
          kind: 'total' as const,
          cells: [
            <FormattedMessage key="label" id="budget.total" />,
            '',
            ...figures.map(figure => <MoneyText key={figure} value={sums[figure]} />),
            <Used key="used" {...sums} />,
          ],
        },
      ]}
    />
  );
}
