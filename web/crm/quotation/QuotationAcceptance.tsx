import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { acceptanceRules } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import type { QuotationAcceptance_quotation$key } from '../../core/relay/generated/QuotationAcceptance_quotation.graphql.ts';
import type { QuotationAcceptanceMutation } from '../../core/relay/generated/QuotationAcceptanceMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface QuotationAcceptanceProps {
  quotation: QuotationAcceptance_quotation$key;
  disabled: boolean;
}

/** Records that the customer accepted by other means, and who of them did: the contact, unless the user enters somebody else. */
export function QuotationAcceptance({ quotation: key, disabled }: QuotationAcceptanceProps) {
  const { id, version, customer, contact } = useFragment(
    graphql`
      fragment QuotationAcceptance_quotation on CrmQuotation {
        id
        version
        customer {
          name
          contacts(first: 20) {
            edges {
              node {
                name
              }
            }
          }
        }
        contact {
          name
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [accept, isSaving] = useSaving<QuotationAcceptanceMutation>(graphql`
    mutation QuotationAcceptanceMutation($input: AcceptCrmQuotationInput!) {
      acceptCrmQuotation(input: $input) {
        ...saving_payload
        crmQuotation {
          ...QuotationPanel_quotation
          ...QuotationStatusActions_quotation
        }
      }
    }
  `);
  const people = [...new Set(customer.contacts.edges.map(({ node }) => node.name))];
  return (
    <>
      <Button variant="outline" disabled={disabled || isSaving} onClick={() => setOpen(true)}>
        <FormattedMessage id="quotation.accept" />
      </Button>
      {isOpen && (
        <FormDialog
          entity="quotation"
          title="quotation.accept"
          size="sm"
          rules={acceptanceRules}
          values={{ name: contact?.name ?? (people.length === 1 ? people[0] : customer.name) }}
          version={version}
          save={({ name }, current) => accept({ input: { id, version: current, name } })}
          reload={() => Promise.resolve()}
          isSaving={isSaving}
          onClose={() => setOpen(false)}
        >
          <TextField
            name="name"
            label={<FormattedMessage id="quotation.acceptedBy" />}
            hint={<FormattedMessage id="quotation.acceptedByHint" />}
            list={`people-${id}`}
            autoComplete="off"
            required
          />
          <datalist id={`people-${id}`}>
            {people.map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </FormDialog>
      )}
    </>
  );
}
