import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { companySettingsRules } from '../../../server/administration/company/company.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { CompanyFormMutation } from '../../core/relay/generated/CompanyFormMutation.graphql.ts';
import type { CompanyFormQuery } from '../../core/relay/generated/CompanyFormQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query CompanyFormQuery($id: ID!) {
    company(id: $id) {
      id
      version
      name
      country
      city
      address
    }
  }
`;
const rules = companySettingsRules.pick({ name: true, country: true, city: true, address: true });

/** Company fields that SUPER_ADMIN edits; its own administrators edit the rest in the company settings. */
export function CompanyForm({ id, onClose }: { id: string; onClose: () => unknown }) {
  const { company } = useQuery<CompanyFormQuery>(query, { id }, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const [update, isSaving] = useSaving<CompanyFormMutation>(graphql`
    mutation CompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        ...saving_payload
        company {
          id
          version
          name
          country
          city
          address
        }
      }
    }
  `);
  if (!company) return <GoneDialog entity="company" onClose={onClose} />;
  return (
    <FormDialog
      entity="company"
      rules={rules}
      values={{ name: company.name, country: company.country ?? '', city: company.city ?? '', address: company.address ?? '' }}
      version={company.version}
      save={(input, version) => update({ input: { id, version, ...input } })}
      reload={async () => void (await fetchQuery(environment, query, { id }).toPromise())}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextField name="name" label={<FormattedMessage id="company.name" />} required />
      <CountryField name="country" label={<FormattedMessage id="company.country" />} />
      <CityField name="city" label={<FormattedMessage id="company.city" />} />
      <TextAreaField name="address" label={<FormattedMessage id="company.address" />} />
    </FormDialog>
  );
}
