import { graphql } from 'react-relay';
import type { ContactActionsMutation } from '../../core/relay/generated/ContactActionsMutation.graphql.ts';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useDeed } from '../../core/screens/useDeed.ts';
import { MergeItem } from '../party/MergeItem.tsx';

interface ContactActionsProps {
  contact: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a contact. */
export function ContactActions({ contact: { id, version, name, status } }: ContactActionsProps) {
  const [update, isBusy] = useDeed<ContactActionsMutation>(
    'contact',
    graphql`
      mutation ContactActionsMutation($input: UpdateContactInput!) {
        updateContact(input: $input) {
          ...saving_payload
          contact {
            id
            version
            status
          }
        }
      }
    `,
  );
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      <ActivationItem status={status} isBusy={isBusy} change={next => update({ input: { id, version, status: next } })} />
      <DuplicateItem id={id} />
      <MergeItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
