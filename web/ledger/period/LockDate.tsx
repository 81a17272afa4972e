import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lockDateRules } from '../../../server/ledger/period/period.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import type { LockDate_setting$key } from '../../core/relay/generated/LockDate_setting.graphql.ts';
import type { LockDateMutation } from '../../core/relay/generated/LockDateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** Lock date of the books: nothing can be posted on or before it. */
export function LockDate({ setting: key }: { setting: LockDate_setting$key }) {
  const setting = useFragment(
    graphql`
      fragment LockDate_setting on LedgerSetting {
        version
        lockedUntil
      }
    `,
    key,
  );
  const [save, isSaving] = useSaving<LockDateMutation>(graphql`
    mutation LockDateMutation($input: SetLockDateInput!) {
      setLockDate(input: $input) {
        ...saving_payload
        ledgerSetting {
          id
          version
          lockedUntil
        }
      }
    }
  `);
  return (
    <Panel title={<FormattedMessage id="lockDate.one" />} text={<FormattedMessage id="lockDate.text" />}>
      <FormCard
        entity="lockDate"
        rules={lockDateRules}
        values={{ lockedUntil: setting.lockedUntil ?? '' }}
        version={setting.version}
        save={(input, version) => save({ input: { ...input, version } })}
        isSaving={isSaving}
      >
        <DateField name="lockedUntil" label={<FormattedMessage id="lockDate.lockedUntil" />} />
      </FormCard>
    </Panel>
  );
}
