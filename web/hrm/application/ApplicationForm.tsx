import { useState } from 'react';
import { useIntl } from 'react-intl';
import { applicationRules } from '../../../server/hrm/application/application.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { languageNames, languages } from '../../core/i18n/languages.ts';
import { applicationForm } from '../../core/relay/operations/applicationOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { PositionSelect } from '../position/PositionSelect.tsx';
import { NewFiles } from './NewFiles.tsx';

interface ApplicationFormProps extends RecordFormProps {
  /** Column of a new application. */
  columnId?: string;
}

const options = languages.map(language => ({ value: language.toUpperCase(), label: languageNames[language] }));

/** Creates or edits an application. The expected salary shows a mask, which keeps its value. A copy is taken up anew. */
export function ApplicationForm({ columnId, ...props }: ApplicationFormProps) {
  const intl = useIntl();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <RecordForm
      entity="application"
      size="lg"
      operations={applicationForm}
      rules={applicationRules}
      initial={{ columnId }}
      copied={{ columnId: columnId ?? null, expectedSalary: '', rating: '', interviewAt: '', status: 'ACTIVE' }}
      files={files.length > 0 ? { files } : undefined}
      {...props}
    >
      <FieldGrid>
        <TextField name="name" autoComplete="off" />
        <TextField name="fatherName" autoComplete="off" />
        <PositionSelect name="positionId" />
        <TextField name="qualification" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" />
        <PhoneField name="phone" />
        <TextField name="address" autoComplete="off" />
        <TextField name="expectedSalary" dir="ltr" inputMode="decimal" autoComplete="off" />
        <SelectField name="language" placeholder={intl.formatMessage({ id: 'application.ofSender' })} options={options} />
        <CompanyUserSelect name="ownerId" />
        <DateTimeField name="interviewAt" />
        <NumberField name="rating" />
        <StatusField name="status" />
      </FieldGrid>
      <TextAreaField name="coverLetter" rows={5} />
      {!props.id && <NewFiles files={files} onChange={setFiles} />}
    </RecordForm>
  );
}
