import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { customerRules } from '../../../server/parties/customer/customer.rules.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { CustomerFormCreateMutation } from '../../core/relay/generated/CustomerFormCreateMutation.graphql.ts';
import type { CustomerFormQuery } from '../../core/relay/generated/CustomerFormQuery.graphql.ts';
import type { CustomerFormUpdateMutation } from '../../core/relay/generated/CustomerFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerValues } from './customerValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query CustomerFormQuery($id: ID!, $isBlank: Boolean!) {
    customer(id: $id) @skip(if: $isBlank) {
      id
      version
      ...customerValues_customer
    }
  }
`;

interface CustomerFormProps {
  /** The customer to edit; omitted to create one. */
  id?: string;
  /** Initial name of a new customer. */
  name?: string;
  onMade?: (customer: { id: string; name: string }) => void;
  onClose: () => unknown;
}

/** Creates or edits a customer. */
export function CustomerForm({ id, name = '', onMade, onClose }: CustomerFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !onMade);
  const variables = { id: sourceId, isBlank };
  const { customer } = useQuery<CustomerFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const { language } = useLanguage();
  const [create, isCreating] = useSaving<CustomerFormCreateMutation>(graphql`
    mutation CustomerFormCreateMutation($input: CreateCustomerInput!) {
      createCustomer(input: $input) {
        ...saving_payload
        customer {
          id
          name
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<CustomerFormUpdateMutation>(graphql`
    mutation CustomerFormUpdateMutation($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) {
        ...saving_payload
        customer {
          id
          version
          ...customerValues_customer
        }
      }
    }
  `);
  if (sourceId && !customer) return <GoneDialog entity="customer" onClose={onClose} />;
  const known = customer && customerValues(customer);
  const blank = {
    name,
    email: '',
    phone: '',
    companyName: '',
    address: '',
    city: '',
    country: '',
    incorporationId: '',
    registrationType: '',
    taxNumber: '',
    language: ({ en: 'EN', ar: 'AR', sp: 'SP' } as const)[language],
    status: 'ACTIVE' as const,
    ownerId: '',
    registrationDocumentId: '',
  };
  const values = known?.values ?? blank;
  return (
    <FormDialog
      entity="customer"
      rules={customerRules}
      values={values}
      version={isCopy ? undefined : customer?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        const made = outcome.response?.createCustomer.customer;
        if (made) onMade?.(made);
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
      size="lg"
    >
      <CustomerFields id={id} owner={known?.owner} document={known?.document} />
    </FormDialog>
  );
}
