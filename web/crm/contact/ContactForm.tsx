import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { contactRules } from '../../../server/crm/contact/contact.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ContactFormCreateMutation } from '../../core/relay/generated/ContactFormCreateMutation.graphql.ts';
import type { ContactFormQuery } from '../../core/relay/generated/ContactFormQuery.graphql.ts';
import type { ContactFormUpdateMutation } from '../../core/relay/generated/ContactFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { DuplicateNotice } from '../party/DuplicateNotice.tsx';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';

const query = graphql`
  query ContactFormQuery($id: ID!, $isBlank: Boolean!) {
    contact(id: $id) @skip(if: $isBlank) {
      id
      version
      name
      department
      email
      phone
      customer {
        id
        name
      }
      status
    }
  }
`;

interface ContactFormProps {
  /** The contact to change; without one a new one is made. */
  id?: string;
  /** What a new one is called to begin with, and whose it is. */
  name?: string;
  customer?: { readonly id: string; readonly name: string };
  onMade?: (contact: { id: string; name: string }) => void;
  onClose: () => unknown;
}

const label = (name: string) => <FormattedMessage id={`contact.${name}`} />;

/** Makes a contact or changes one. */
export function ContactForm({ id, name = '', customer, onMade, onClose }: ContactFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !onMade);
  const variables = { id: sourceId, isBlank };
  const { contact } = useLazyLoadQuery<ContactFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<ContactFormCreateMutation>(graphql`
    mutation ContactFormCreateMutation($input: CreateContactInput!) {
      createContact(input: $input) {
        ...saving_payload
        contact {
          id
          name
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<ContactFormUpdateMutation>(graphql`
    mutation ContactFormUpdateMutation($input: UpdateContactInput!) {
      updateContact(input: $input) {
        ...saving_payload
        contact {
          id
          version
          name
          department
          email
          phone
          customer {
            id
            name
          }
          status
        }
      }
    }
  `);
  if (sourceId && !contact) return <GoneDialog entity="contact" onClose={onClose} />;
  const of = contact ? contact.customer : customer;
  return (
    <FormDialog
      entity="contact"
      rules={contactRules}
      values={{
        name: contact?.name ?? name,
        department: contact?.department ?? '',
        email: contact?.email ?? '',
        phone: contact?.phone ?? '',
        customerId: of?.id ?? '',
        status: contact?.status ?? ('ACTIVE' as const),
      }}
      version={isCopy ? undefined : contact?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        const made = outcome.response?.createContact.contact;
        if (made) onMade?.(made);
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <DuplicateNotice of="contact" exceptId={id} />
      <FieldGrid>
        <TextField name="name" label={label('name')} autoComplete="off" required />
        <TextField name="department" label={label('department')} autoComplete="off" />
        <TextField name="email" type="email" label={label('email')} autoComplete="off" />
        <PhoneField name="phone" label={label('phone')} required />
        <CustomerSelect name="customerId" label={label('customer')} selected={of} />
        <StatusField name="status" label={label('status')} />
      </FieldGrid>
    </FormDialog>
  );
}
