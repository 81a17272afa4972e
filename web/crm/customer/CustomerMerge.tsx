import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { languageNames, type Language } from '../../core/i18n/languages.ts';
import { useNames } from '../../core/i18n/useNames.ts';
import type { CustomerMergeMutation } from '../../core/relay/generated/CustomerMergeMutation.graphql.ts';
import type { CustomerMergeQuery } from '../../core/relay/generated/CustomerMergeQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { MergeDialog, type MergeFieldRow } from '../party/MergeDialog.tsx';
import { customerLabel } from './customerLabel.ts';
import { customerValues } from './customerValues.ts';

interface CustomerMergeProps {
  id: string;
  otherId: string;
  onClose: () => unknown;
  onMerged: (winnerId: string) => unknown;
}

/** Makes two customers one. */
export function CustomerMerge({ id, otherId, onClose, onMerged }: CustomerMergeProps) {
  const { one, other, oneReferences, otherReferences } = useLazyLoadQuery<CustomerMergeQuery>(
    graphql`
      query CustomerMergeQuery($id: ID!, $otherId: ID!) {
        one: customer(id: $id) {
          id
          version
          createdAt
          ...customerValues_customer
        }
        other: customer(id: $otherId) {
          id
          version
          createdAt
          ...customerValues_customer
        }
        oneReferences: customerReferences(id: $id) {
          type
          count
        }
        otherReferences: customerReferences(id: $otherId) {
          type
          count
        }
      }
    `,
    { id, otherId },
    { fetchPolicy: 'network-only' },
  );
  const intl = useIntl();
  const names = useNames();
  const [merge, isSaving] = useSaving<CustomerMergeMutation>(graphql`
    mutation CustomerMergeMutation($input: MergeInput!) {
      mergeCustomers(input: $input) {
        ...saving_payload
        customer {
          id
          version
          ...customerValues_customer
        }
      }
    }
  `);
  if (!one || !other || one.id === other.id) return <GoneDialog entity="customer" onClose={onClose} />;
  const read = [
    { ...one, ...customerValues(one), references: oneReferences ?? [] },
    { ...other, ...customerValues(other), references: otherReferences ?? [] },
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const [first, second] = read.map(record => ({ ...record, name: record.values.name }));
  const show: Record<string, MergeFieldRow['show']> = {
    country: ({ values }) => names.countryName(values.country as string),
    language: ({ values }) => languageNames[(values.language as string).toLowerCase() as Language],
    status: ({ values }) => intl.formatMessage({ id: `status.${values.status as string}` }),
    ownerId: ({ id: of }) => read.find(({ id }) => id === of)?.owner?.name,
    registrationDocumentId: ({ id: of }) => read.find(({ id }) => id === of)?.document?.name,
  };
  return (
    <MergeDialog
      entity="customer"
      records={[first, second]}
      fields={Object.keys(first.values).map(name => ({ name, label: customerLabel(name), show: show[name] }))}
      save={input => merge({ input })}
      {...{ isSaving, onClose, onMerged }}
    />
  );
}
