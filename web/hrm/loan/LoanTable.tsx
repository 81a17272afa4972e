import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

interface Loan {
  readonly title: string;
  readonly grantedOn: string;
  readonly amount: string;
  readonly instalment: string;
  readonly balance: string;
}

const figures = ['amount', 'instalment', 'balance'] as const;

/** The loans of one employee, with what is left of each. */
export function LoanTable({ loans }: { loans: readonly { key: string; loan: Loan }[] }) {
  if (!loans.length)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="employeeLoan.noneOfEmployee" />
      </Text>
    );
  return (
    <FigureTable
      label="employeeLoan.plural"
      heads={['employeeLoan.title', 'employeeLoan.grantedOn', ...figures.map(name => `employeeLoan.${name}`)]}
      words={['employeeLoan.grantedOn']}
      rows={loans.map(({ key, loan }) => ({
        key,
        cells: [
          <bdi key="title">{loan.title}</bdi>,
          <Day key="day" on={loan.grantedOn} />,
          ...figures.map(name => <MoneyText key={name} value={loan[name]} />),
        ],
      }))}
    />
  );
}
