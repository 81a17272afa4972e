import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { cashCounterparts, tillCashRules } from '../../../../server/inventory/till/till.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { SelectField } from '../../../core/fields/SelectField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import type { CashDialogMutation } from '../../../core/relay/generated/CashDialogMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { useOnce } from '../../../core/relay/useOnce.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';

/** Records cash put into or taken out of the drawer for a reason other than a sale. */
export function CashDialog({ sessionId, onClose }: { sessionId: string; onClose: () => unknown }) {
  const intl = useIntl();
  const once = useOnce();
  const [add, isSaving] = useSaving<CashDialogMutation>(graphql`
    mutation CashDialogMutation($input: AddTillCashInput!) {
      addTillCash(input: $input) {
        ...saving_payload
        tillSession {
          id
          expectedCash
          paidIn
          paidOut
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="tillCash"
      size="sm"
      submitLabel="tillCash.record"
      rules={tillCashRules}
      values={{ sessionId, direction: 'OUT', counterpart: 'SAFE', amount: '', reason: '' }}
      save={input => add({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <SelectField
        name="direction"
        label={<FormattedMessage id="tillCash.direction" />}
        options={['IN', 'OUT'].map(value => ({ value, label: intl.formatMessage({ id: `tillCash.direction.${value}` }) }))}
        required
      />
      <CounterpartField />
      <MoneyField name="amount" label={<FormattedMessage id="tillCash.amount" />} required />
      <TextField name="reason" label={<FormattedMessage id="tillCash.reason" />} autoComplete="off" required />
    </FormDialog>
  );
}

function CounterpartField() {
  const intl = useIntl();
  const direction = useWatch({ name: 'direction' }) as string;
  return (
    <SelectField
      name="counterpart"
      label={<FormattedMessage id={direction === 'IN' ? 'tillCash.from' : 'tillCash.to'} />}
      options={cashCounterparts.map(value => ({ value, label: intl.formatMessage({ id: `tillCash.counterpart.${value}` }) }))}
      required
    />
  );
}
