import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { companySettingsRules, currency } from '../../../server/administration/company/company.rules.ts';
import { email, optionalText, requiredText } from '../../../server/core/rules/fields.ts';
import { passwordRules } from '../../../server/core/session/credentials.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import type { NewCompanyMutation } from '../../core/relay/generated/NewCompanyMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import type { Option } from '../../core/i18n/Option.ts';

const rules = z.object({
  name: requiredText(),
  currency: z.preprocess(value => value || null, currency.nullable()),
  country: companySettingsRules.shape.country,
  planCode: optionalText(),
  administrator: z.object({ name: requiredText(), email, password: passwordRules }),
});
const blank = { name: '', currency: '', country: '', planCode: 'START_UP', administrator: { name: '', email: '', password: '' } };

/** Creates a company with its first administrator. */
export function NewCompany({ plans, onClose }: { plans: Option[]; onClose: () => unknown }) {
  const intl = useIntl();
  const names = useNames();
  const [create, isSaving] = useSaving<NewCompanyMutation>(graphql`
    mutation NewCompanyMutation($input: CreateCompanyInput!) {
      createCompany(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="company"
      rules={rules}
      values={blank}
      save={input => create({ input })}
      isSaving={isSaving}
      onClose={onClose}
      size="lg"
    >
      <FieldGrid>
        <TextField name="name" label={<FormattedMessage id="company.name" />} required />
        <SelectField name="planCode" label={<FormattedMessage id="company.plan" />} options={plans} required />
        <SelectField
          name="currency"
          label={<FormattedMessage id="company.currency" />}
          hint={<FormattedMessage id="company.currencyHint" />}
          options={names.currencies()}
          placeholder={intl.formatMessage({ id: 'company.currencyLater' })}
        />
        <CountryField name="country" label={<FormattedMessage id="company.country" />} />
      </FieldGrid>
      <chakra.fieldset>
        <chakra.legend fontWeight="semibold" marginBlockEnd="3">
          <FormattedMessage id="company.administrator" />
        </chakra.legend>
        <FieldGrid>
          <TextField name="administrator.name" label={<FormattedMessage id="user.name" />} autoComplete="off" required />
          <TextField name="administrator.email" type="email" label={<FormattedMessage id="user.email" />} autoComplete="off" required />
          <PasswordField
            name="administrator.password"
            label={<FormattedMessage id="user.password" />}
            hint={<FormattedMessage id="user.passwordHint" />}
            autoComplete="new-password"
            required
          />
        </FieldGrid>
      </chakra.fieldset>
    </FormDialog>
  );
}
