import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { leaveParts } from '../../../server/hrm/leave/leaveRequest.rules.ts';
import { ownLeaveRules } from '../../../server/hrm/own/own.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { MyLeaveForm_balances$key } from '../../core/relay/generated/MyLeaveForm_balances.graphql.ts';
import type { MyLeaveFormMutation } from '../../core/relay/generated/MyLeaveFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Requests leave for the viewer, of the types that can be requested. */
export function MyLeaveForm({ balances: key, onClose }: { balances: MyLeaveForm_balances$key; onClose: () => unknown }) {
  const intl = useIntl();
  const types = useFragment(
    graphql`
      fragment MyLeaveForm_balances on LeaveBalance @relay(plural: true) {
        leaveTypeId
        title
        left
      }
    `,
    key,
  );
  const [save, isSaving] = useSaving<MyLeaveFormMutation>(graphql`
    mutation MyLeaveFormMutation($input: RequestOwnLeaveInput!) {
      requestOwnLeave(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="leaveRequest"
      title="myProfile.requestLeave"
      submitLabel="myProfile.requestLeave"
      rules={ownLeaveRules}
      values={{ leaveTypeId: types.at(0)?.leaveTypeId ?? '', startsOn: '', endsOn: '', part: 'WHOLE' }}
      save={input => save({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField
          name="leaveTypeId"
          label={intl.formatMessage({ id: 'leaveRequest.leaveType' })}
          required
          options={types.map(({ leaveTypeId, title, left }) => ({
            value: leaveTypeId,
            label: left == null ? title : intl.formatMessage({ id: 'myProfile.typeLeft' }, { title, days: Number(left) }),
          }))}
        />
        <ChoiceField name="part" values={leaveParts} texts="leavePart" />
        <DateField name="startsOn" />
        <DateField name="endsOn" />
      </FieldGrid>
    </FormDialog>
  );
}
