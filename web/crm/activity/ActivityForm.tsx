import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { activityRules } from '../../../server/crm/activity/activity.rules.ts';
import { activityKinds } from '../../../server/crm/activity/activityKinds.rules.ts';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ActivityFormCreateMutation } from '../../core/relay/generated/ActivityFormCreateMutation.graphql.ts';
import type { ActivityFormQuery } from '../../core/relay/generated/ActivityFormQuery.graphql.ts';
import type { ActivityFormUpdateMutation } from '../../core/relay/generated/ActivityFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { useSession } from '../../core/session/session.ts';
import { ContactSelect } from '../../parties/contact/ContactSelect.tsx';
import { LeadSelect } from '../lead/LeadSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { nextHour } from './nextHour.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query ActivityFormQuery($id: ID!, $isBlank: Boolean!) {
    activity(id: $id) @skip(if: $isBlank) {
      id
      version
      kind
      title
      note
      dueAt
      owner {
        userId
        name
      }
      customer {
        id
        name
      }
      contact {
        id
        name
      }
      lead {
        id
        name: title
      }
    }
  }
`;

type Named = { readonly id: string; readonly name: string };

interface ActivityFormProps {
  id?: string;
  /** What a new activity is about. */
  customer?: Named | null;
  contact?: Named | null;
  lead?: Named | null;
  onClose: () => unknown;
}

const label = (name: string) => <FormattedMessage id={`activity.${name}`} />;

/** Creates or edits an activity. */
export function ActivityForm({ id, customer, contact, lead, onClose }: ActivityFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { activity } = useQuery<ActivityFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const { userId, userName } = useSession();
  const [start] = useState(nextHour);
  const of = activity ? activity.customer : customer;
  const [chosen, setChosen] = useState(of);
  const [create, isCreating] = useSaving<ActivityFormCreateMutation>(graphql`
    mutation ActivityFormCreateMutation($input: CreateActivityInput!) {
      createActivity(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<ActivityFormUpdateMutation>(graphql`
    mutation ActivityFormUpdateMutation($input: UpdateActivityInput!) {
      updateActivity(input: $input) {
        ...saving_payload
        activity {
          id
          version
          kind
          title
          note
          dueAt
          ...ActivityItem_activity
        }
      }
    }
  `);
  if (sourceId && !activity) return <GoneDialog entity="activity" onClose={onClose} />;
  const colleague = activity ? activity.owner : { userId, name: userName };
  const owner = colleague && { id: colleague.userId, name: colleague.name };
  const person = activity ? activity.contact : contact;
  const deal = activity ? activity.lead : lead;
  return (
    <FormDialog
      entity="activity"
      rules={activityRules}
      values={{
        kind: activity?.kind ?? ('CALL' as const),
        title: activity?.title ?? '',
        note: activity?.note ?? '',
        dueAt: (!isCopy && activity?.dueAt) || start,
        ownerId: owner?.id ?? '',
        customerId: of?.id ?? '',
        contactId: person?.id ?? '',
        leadId: deal?.id ?? '',
      }}
      version={isCopy ? undefined : activity?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" label={label('title')} autoComplete="off" required />
      <FieldGrid>
        <SelectField
          name="kind"
          label={label('kind')}
          options={activityKinds.map(value => ({ value, label: intl.formatMessage({ id: `activityKind.${value}` }) }))}
          required
        />
        <DateTimeField name="dueAt" label={label('dueAt')} required />
        <CustomerSelect name="customerId" label={label('customer')} selected={of} onPick={setChosen} />
        <ContactSelect name="contactId" label={label('contact')} selected={person} customer={chosen} />
        <LeadSelect name="leadId" label={label('lead')} selected={deal} customer={chosen} />
        <CompanyUserSelect name="ownerId" label={label('owner')} selected={owner} />
      </FieldGrid>
      <TextAreaField name="note" label={label('note')} rows={3} />
    </FormDialog>
  );
}
