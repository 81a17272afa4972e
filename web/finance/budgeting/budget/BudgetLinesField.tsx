import { chakra, IconButton, Input, Stack } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineError } from '../../../core/fields/LineError.tsx';
import { LinesFoot } from '../../../core/fields/LinesFoot.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { useLines } from '../../../core/fields/useLines.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { ExpenseHeadSelect } from '../expenseHead/ExpenseHeadSelect.tsx';
import { budgetTotal, emptyBudgetLine, type BudgetLineDraft } from './budgetLineDraft.ts';

const tracks = 'minmax(0, 1fr) minmax(0, 1fr) 9rem 2.25rem';
const heads = ['budgetLine.title', 'budgetLine.head', 'budgetLine.amount'];

/** Lines of a budget with their sum; Ctrl+Enter adds another. */
export function BudgetLinesField() {
  const { fields, add, take, said, isLast, frame } = useLines('lines', emptyBudgetLine);
  const lines = useWatch({ name: 'lines' }) as BudgetLineDraft[];
  return (
    <Stack gap="3" ref={frame}>
      <chakra.div
        aria-hidden
        display={{ base: 'none', lg: 'grid' }}
        gap="2"
        gridTemplateColumns={tracks}
        fontSize="sm"
        fontWeight="medium"
        color="fg.muted"
      >
        {heads.map(head => (
          <chakra.span key={head} {...(head.endsWith('amount') && { textAlign: 'end', paddingInlineEnd: '3' })}>
            <FormattedMessage id={head} />
          </chakra.span>
        ))}
      </chakra.div>
      {fields.map((field, index) => (
        <BudgetLineRow key={field.key} index={index} onAdd={add} onRemove={() => take(index)} />
      ))}
      <LinesFoot {...{ add, said, isLast }} />
      <chakra.p role="status" textAlign="end" fontWeight="semibold">
        <FormattedMessage id="budget.sum" values={{ amount: <MoneyText value={budgetTotal(lines)} /> }} />
      </chakra.p>
    </Stack>
  );
}

function BudgetLineRow({ index, onAdd, onRemove }: { index: number; onAdd: () => void; onRemove: () => void }) {
  const intl = useIntl();
  const { register } = useFormContext();
  const name = (field: keyof BudgetLineDraft) => `lines.${index}.${field}`;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <chakra.div
      role="group"
      data-line
      aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })}
      onKeyDown={event => {
        if (!event.ctrlKey || event.key !== 'Enter') return;
        event.preventDefault();
        onAdd();
      }}
    >
      <chakra.div
        display="grid"
        gap="2"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) 2.25rem', lg: tracks }}
        borderWidth={{ base: '1px', lg: '0' }}
        borderRadius="md"
        padding={{ base: '3', lg: '0' }}
      >
        <Wide>
          <Input
            {...register(name('title'))}
            aria-label={text('budgetLine.title')}
            placeholder={text('budgetLine.title')}
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <ExpenseHeadSelect name={name('headId')} label={text('budgetLine.head')} bare />
        </Wide>
        <MoneyField name={name('amount')} label={text('budgetLine.amount')} bare />
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={intl.formatMessage({ id: 'lines.remove' }, { line: index + 1 })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      {(['title', 'headId', 'amount'] as const).map(field => (
        <LineError key={field} name={name(field)} />
      ))}
    </chakra.div>
  );
}

const Wide = chakra('div', { base: { minWidth: '0', gridColumn: { base: '1 / -1', lg: 'auto' } } });
