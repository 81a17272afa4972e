import { graphql } from 'react-relay';
import { attendanceCorrectionRules } from '../../../server/hrm/attendance/attendanceCorrection.rules.ts';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { CorrectionFormMutation } from '../../core/relay/generated/CorrectionFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Attendance to correct. */
export interface Correctable {
  readonly attendanceId: string;
  readonly startedAt: string;
  readonly endedAt: string | null | undefined;
  readonly breakMinutes: number;
}

/** Requests a correction of the viewer's own attendance, or a day that was not recorded. */
export function CorrectionForm({ attendance, onClose }: { attendance?: Correctable; onClose: () => unknown }) {
  const [save, isSaving] = useSaving<CorrectionFormMutation>(graphql`
    mutation CorrectionFormMutation($input: RequestAttendanceCorrectionInput!) {
      requestAttendanceCorrection(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="attendanceCorrection"
      title="attendanceCorrection.request"
      submitLabel="attendanceCorrection.request"
      rules={attendanceCorrectionRules}
      values={{
        attendanceId: attendance?.attendanceId ?? '',
        startedAt: attendance?.startedAt ?? '',
        endedAt: attendance?.endedAt ?? '',
        breakMinutes: String(attendance?.breakMinutes ?? 0),
        reason: '',
      }}
      save={input => save({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <DateTimeField name="startedAt" />
        <DateTimeField name="endedAt" />
        <NumberField name="breakMinutes" decimals={[0, 0]} />
      </FieldGrid>
      <TextAreaField name="reason" rows={3} />
    </FormDialog>
  );
}
