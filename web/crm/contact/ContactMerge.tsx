import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactMergeMutation } from '../../core/relay/generated/ContactMergeMutation.graphql.ts';
import type { ContactMergeQuery } from '../../core/relay/generated/ContactMergeQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { MergeDialog, type MergeFieldRow } from '../party/MergeDialog.tsx';
import { contactValues } from './contactValues.ts';

interface ContactMergeProps {
  id: string;
  otherId: string;
  onClose: () => unknown;
  onMerged: (winnerId: string) => unknown;
}

/** Makes two contacts one. */
export function ContactMerge({ id, otherId, onClose, onMerged }: ContactMergeProps) {
  const { one, other, oneReferences, otherReferences } = useLazyLoadQuery<ContactMergeQuery>(
    graphql`
      query ContactMergeQuery($id: ID!, $otherId: ID!) {
        one: contact(id: $id) {
          id
          version
          createdAt
          ...contactValues_contact
        }
        other: contact(id: $otherId) {
          id
          version
          createdAt
          ...contactValues_contact
        }
        oneReferences: contactReferences(id: $id) {
          type
          count
        }
        otherReferences: contactReferences(id: $otherId) {
          type
          count
        }
      }
    `,
    { id, otherId },
    { fetchPolicy: 'network-only' },
  );
  const intl = useIntl();
  const [merge, isSaving] = useSaving<ContactMergeMutation>(graphql`
    mutation ContactMergeMutation($input: MergeInput!) {
      mergeContacts(input: $input) {
        ...saving_payload
        contact {
          id
          version
          ...contactValues_contact
        }
      }
    }
  `);
  if (!one || !other || one.id === other.id) return <GoneDialog entity="contact" onClose={onClose} />;
  const read = [
    { ...one, ...contactValues(one), references: oneReferences ?? [] },
    { ...other, ...contactValues(other), references: otherReferences ?? [] },
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const [first, second] = read.map(record => ({ ...record, name: record.values.name }));
  const show: Record<string, MergeFieldRow['show']> = {
    status: ({ values }) => intl.formatMessage({ id: `status.${values.status as string}` }),
    customerId: ({ id: of }) => read.find(({ id }) => id === of)?.customer?.name,
  };
  return (
    <MergeDialog
      entity="contact"
      records={[first, second]}
      fields={Object.keys(first.values).map(name => ({ name, label: `contact.${name.replace(/Id$/, '')}`, show: show[name] }))}
      save={input => merge({ input })}
      {...{ isSaving, onClose, onMerged }}
    />
  );
}
