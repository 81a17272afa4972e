import { graphql } from 'react-relay';
import type { ContactMergeMutation } from '../../core/relay/generated/ContactMergeMutation.graphql.ts';
import type { ContactMergeQuery } from '../../core/relay/generated/ContactMergeQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { MergeDialog, type MergeProps } from '../duplicate/MergeDialog.tsx';
import { useUnmerge } from '../duplicate/useUnmerge.ts';
import { contactUnmerge } from './contactUnmerge.ts';
import { contactValues } from './contactValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Merges two contacts. */
export function ContactMerge({ id, otherId, ...dialog }: MergeProps) {
  const { one, other, oneReferences, otherReferences } = useQuery<ContactMergeQuery>(
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
  const [undo] = useUnmerge('contact', contactUnmerge);
  const known = (party: typeof one, references: typeof oneReferences) =>
    party && { ...party, values: contactValues(party).values, references: references ?? [] };
  return (
    <MergeDialog
      entity="contact"
      one={known(one, oneReferences)}
      other={known(other, otherReferences)}
      save={input => merge({ input })}
      isSaving={isSaving}
      undo={undo}
      {...dialog}
    />
  );
}
