import { chakra, Input } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { PlainLines, WideCell } from '../../../core/fields/PlainLines.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { ExpenseHeadSelect } from '../expenseHead/ExpenseHeadSelect.tsx';
import { budgetTotal, emptyBudgetLine, type BudgetLineDraft } from './budgetLineDraft.ts';

const columns = [
  { field: 'title', head: 'budgetLine.title' },
  { field: 'headId', head: 'budgetLine.head' },
  { field: 'amount', head: 'budgetLine.amount', isAmount: true },
];

/** Lines of a budget with their sum. */
export function BudgetLinesField() {
  const intl = useIntl();
  const { register } = useFormContext();
  const lines = useWatch({ name: 'lines' }) as BudgetLineDraft[];
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PlainLines
      columns={columns}
      tracks="minmax(0, 1fr) minmax(0, 1fr) 9rem"
      emptyLine={emptyBudgetLine}
      line={name => (
        <>
          <WideCell>
            <Input
              {...register(name('title'))}
              aria-label={text('budgetLine.title')}
              placeholder={text('budgetLine.title')}
              autoComplete="off"
            />
          </WideCell>
          <WideCell>
            <ExpenseHeadSelect name={name('headId')} label={text('budgetLine.head')} bare />
          </WideCell>
          <MoneyField name={name('amount')} label={text('budgetLine.amount')} bare />
        </>
      )}
    >
      <chakra.p role="status" textAlign="end" fontWeight="semibold">
        <FormattedMessage id="budget.sum" values={{ amount: <MoneyText value={budgetTotal(lines)} /> }} />
      </chakra.p>
    </PlainLines>
  );
}
