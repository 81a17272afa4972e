import { useState } from 'react';
import { useIntl } from 'react-intl';
import { activityRules } from '../../../server/crm/activity/activity.rules.ts';
import { activityKinds } from '../../../server/crm/activity/activityKinds.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { activityForm } from '../../core/relay/operations/activityOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useSession } from '../../core/session/session.ts';
import { ContactSelect } from '../../parties/contact/ContactSelect.tsx';
import { LeadSelect } from '../lead/LeadSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { nextHour } from './nextHour.ts';

type Named = { readonly id: string; readonly name: string } | null;

interface ActivityFormProps extends RecordFormProps {
  /** What a new activity is about. */
  customer?: Named;
  contact?: Named;
  lead?: Named;
}

/** Creates or edits an activity. */
export function ActivityForm({ customer, contact, lead, ...props }: ActivityFormProps) {
  const { userId, userName } = useSession();
  const [dueAt] = useState(nextHour);
  const initial = { kind: 'CALL', dueAt, customer, contact, lead, owner: { userId, name: userName } };
  return (
    <RecordForm entity="activity" operations={activityForm} rules={activityRules} initial={initial} copied={{ dueAt }} {...props}>
      {activity => <ActivityFields customer={activity ? activity.customer : customer} />}
    </RecordForm>
  );
}

/** The fields, where contacts and leads are those of the chosen customer. */
function ActivityFields({ customer }: { customer: Named | undefined }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(customer);
  const kinds = activityKinds.map(value => ({ value, label: intl.formatMessage({ id: `activityKind.${value}` }) }));
  return (
    <>
      <TextField name="title" autoComplete="off" />
      <FieldGrid>
        <SelectField name="kind" options={kinds} />
        <DateTimeField name="dueAt" />
        <CustomerSelect name="customerId" onPick={setChosen} />
        <ContactSelect name="contactId" customer={chosen} />
        <LeadSelect name="leadId" customer={chosen} />
        <CompanyUserSelect name="ownerId" />
      </FieldGrid>
      <TextAreaField name="note" rows={3} />
    </>
  );
}
