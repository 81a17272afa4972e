import { FormattedMessage, useIntl } from 'react-intl';
import { employeeRules } from '../../../server/staff/employee/employee.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { languageNames, languages } from '../../core/i18n/languages.ts';
import { employeeForm } from '../../core/relay/operations/employeeOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useHolds } from '../../core/session/may.ts';
import { DepartmentSelect } from '../../staff/department/DepartmentSelect.tsx';
import { PositionSelect } from '../position/PositionSelect.tsx';
import { EmployeeSelect } from './EmployeeSelect.tsx';

/** Creates or edits an employee. National id, bank account and salary show a mask, which keeps their values. */
export function EmployeeForm(props: RecordFormProps) {
  const intl = useIntl();
  const maySeePay = useHolds('HRM_SEE_PAY');
  const unchanged = props.id && <FormattedMessage id="employee.unchanged" />;
  return (
    <RecordForm entity="employee" operations={employeeForm} rules={employeeRules} customized="EMPLOYEE" size="lg" {...props}>
      <FieldSection title={<FormattedMessage id="employee.work" />}>
        <TextField name="name" autoComplete="off" />
        <TextField name="number" dir="ltr" autoComplete="off" />
        <TextField name="designation" autoComplete="off" />
        <PositionSelect name="positionId" />
        <DepartmentSelect name="departmentId" />
        <EmployeeSelect name="managerId" />
        <DateField name="joinedOn" />
        <DateField name="leftOn" />
        <NumberField name="weeklyHours" decimals={[0, 1]} />
        <CompanyUserSelect name="userId" />
        <StatusField name="status" />
        <FlagField name="isHead" />
      </FieldSection>
      <FieldSection title={<FormattedMessage id="employee.personal" />}>
        <TextField name="email" type="email" autoComplete="off" />
        <PhoneField name="phone" />
        <SelectField
          name="language"
          placeholder={intl.formatMessage({ id: 'employee.ofAccount' })}
          options={languages.map(language => ({ value: language.toUpperCase(), label: languageNames[language] }))}
        />
        <DateField name="bornOn" />
        <TextField name="address" autoComplete="off" />
        <CityField name="city" />
        <CountryField name="country" />
        <TextField name="emergencyContact" autoComplete="off" />
        <PhoneField name="emergencyPhone" />
      </FieldSection>
      <FieldSection title={<FormattedMessage id="employee.pay" />}>
        {maySeePay && <TextField name="salary" dir="ltr" inputMode="decimal" autoComplete="off" hint={unchanged} />}
        {maySeePay && <TextField name="hourlyCost" dir="ltr" inputMode="decimal" autoComplete="off" />}
        {maySeePay && <TextField name="bankAccount" dir="ltr" autoComplete="off" spellCheck={false} />}
        <TextField name="nationalId" dir="ltr" autoComplete="off" spellCheck={false} />
      </FieldSection>
      <FieldSection title={<FormattedMessage id="employee.qualifications" />}>
        <TextField name="education" autoComplete="off" />
        <TextField name="certification" autoComplete="off" />
        <EntriesField name="technologies" />
        <EntriesField name="academicData" />
        <EntriesField name="professionalData" />
      </FieldSection>
    </RecordForm>
  );
}
