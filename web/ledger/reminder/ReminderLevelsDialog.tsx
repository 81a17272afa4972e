import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { reminderLevels, reminderLevelsRules } from '../../../server/ledger/reminder/reminder.rules.ts';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { ReminderLevelsDialog_levels$key } from '../../core/relay/generated/ReminderLevelsDialog_levels.graphql.ts';
import type { ReminderLevelsDialogMutation } from '../../core/relay/generated/ReminderLevelsDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Sets when each level falls due, what it costs and, where the usual text does not do, how it is worded. */
export function ReminderLevelsDialog({ levels: key, onClose }: { levels: ReminderLevelsDialog_levels$key; onClose: () => unknown }) {
  const intl = useIntl();
  const { reminderLevels: levels } = useFragment(
    graphql`
      fragment ReminderLevelsDialog_levels on Query {
        reminderLevels @required(action: THROW) {
          days
          fee
          textEn
          textAr
          textSp
        }
      }
    `,
    key,
  );
  const [save, isSaving] = useSaving<ReminderLevelsDialogMutation>(graphql`
    mutation ReminderLevelsDialogMutation($input: SetReminderLevelsInput!) {
      setReminderLevels(input: $input) {
        ...saving_payload
        levels {
          days
        }
      }
    }
  `);
  const label = (id: string) => intl.formatMessage({ id: `reminderLevel.${id}` });
  return (
    <FormDialog
      entity="reminderLevel"
      size="lg"
      title="reminderLevel.plural"
      version={0}
      rules={reminderLevelsRules}
      values={{
        levels: levels.map(({ days, fee, textEn, textAr, textSp }) => ({
          days,
          fee,
          textEn: textEn ?? '',
          textAr: textAr ?? '',
          textSp: textSp ?? '',
        })),
      }}
      save={input => save({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      {reminderLevels.map((level, index) => (
        <FieldSection key={level} title={<FormattedMessage id={`reminderLevel.${level}`} />}>
          <NumberField name={`levels.${index}.days`} label={label('days')} hint={label('daysHint')} decimals={[0, 0]} required />
          <MoneyField name={`levels.${index}.fee`} label={label('fee')} />
          <TextAreaField name={`levels.${index}.textEn`} label={label('textEn')} hint={label('textHint')} dir="ltr" />
          <TextAreaField name={`levels.${index}.textAr`} label={label('textAr')} dir="rtl" />
          <TextAreaField name={`levels.${index}.textSp`} label={label('textSp')} dir="ltr" />
        </FieldSection>
      ))}
    </FormDialog>
  );
}
