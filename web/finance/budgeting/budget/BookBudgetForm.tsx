import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { bookBudgetRules } from '../../../../server/finance/expense/bookBudget.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { SelectField } from '../../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import type { BookBudgetFormMutation } from '../../../core/relay/generated/BookBudgetFormMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';

const line = bookBudgetRules.shape.lines.element.shape;
const rules = z.object({
  lineId: line.lineId.refine(Boolean, 'required'),
  title: line.title,
  amount: line.amount,
  overrideReason: bookBudgetRules.shape.overrideReason,
});

interface BookBudgetFormProps {
  budget: { readonly id: string; readonly lines: readonly { readonly id: string; readonly title: string }[] };
  onClose: () => Promise<void>;
}

/** Books an expense without tax on a line of a budget. */
export function BookBudgetForm({ budget: { id, lines }, onClose }: BookBudgetFormProps) {
  const intl = useIntl();
  const [book, isBooking] = useSaving<BookBudgetFormMutation>(graphql`
    mutation BookBudgetFormMutation($input: BookBudgetInput!) {
      bookBudget(input: $input) {
        ...saving_payload
        budget {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="booking"
      size="sm"
      title="budget.book"
      submitLabel="budget.book"
      rules={rules}
      values={{ lineId: lines.length === 1 ? lines[0].id : '', title: '', amount: '', overrideReason: '' }}
      save={({ overrideReason, ...one }) => book({ input: { id, overrideReason, lines: [one] } })}
      isSaving={isBooking}
      onClose={onClose}
    >
      <SelectField
        name="lineId"
        label={intl.formatMessage({ id: 'booking.line' })}
        options={lines.map(one => ({ value: one.id, label: one.title }))}
      />
      <TextField name="title" autoComplete="off" />
      <MoneyField name="amount" />
      <TextAreaField name="overrideReason" rows={2} />
    </FormDialog>
  );
}
