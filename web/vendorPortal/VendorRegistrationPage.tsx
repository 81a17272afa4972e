import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { registrationRules, type RegistrationValues } from '../../server/procurement/registration/vendorRegistration.rules.ts';
import { CheckboxGroup } from '../core/fields/CheckboxGroup.tsx';
import { checkRules } from '../core/fields/checkRules.ts';
import { CountryField } from '../core/fields/CountryField.tsx';
import { FieldGrid } from '../core/fields/FieldGrid.tsx';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { FormRecordProvider } from '../core/fields/FormRecord.ts';
import { LanguageField } from '../core/fields/LanguageField.tsx';
import { PhoneField } from '../core/fields/PhoneField.tsx';
import { SelectField } from '../core/fields/SelectField.tsx';
import { TextField } from '../core/fields/TextField.tsx';
import { useLanguage } from '../core/i18n/useLanguage.ts';
import { useNames } from '../core/i18n/useNames.ts';
import type { VendorRegistrationPage_registration$key } from '../core/relay/generated/VendorRegistrationPage_registration.graphql.ts';
import type { VendorRegistrationPageMutation } from '../core/relay/generated/VendorRegistrationPageMutation.graphql.ts';
import type { VendorRegistrationPageQuery } from '../core/relay/generated/VendorRegistrationPageQuery.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { PublicSheet } from '../layout/PublicSheet.tsx';
import { RegistrationSent } from './VendorRegistered.tsx';
import { LinkOver, RequestHead } from './VendorSheet.tsx';

/** /vendorManagement/vendors/createExternalVendor/?data=…: a vendor registers without an account. */
export function VendorRegistrationPage({ query }: ScreenProps<VendorRegistrationPageQuery>) {
  const { openVendorRegistration: registration } = usePreloadedQuery<VendorRegistrationPageQuery>(
    graphql`
      query VendorRegistrationPageQuery($token: String!) @preloadable {
        openVendorRegistration(token: $token) {
          isSent
          company {
            name
            ...VendorSheet_company
          }
          ...VendorRegistered_registration
          ...VendorRegistrationPage_registration
        }
      }
    `,
    query,
  );
  if (!registration) return <LinkOver />;
  if (registration.isSent) return <RegistrationSent registration={registration} />;
  return (
    <PublicSheet>
      <RequestHead company={registration.company} title={<FormattedMessage id="vendorPortal.register" />} />
      <Text color="fg.muted" marginBlockEnd="5">
        <FormattedMessage id="vendorPortal.registerText" values={{ company: <bdi key="company">{registration.company.name}</bdi> }} />
      </Text>
      <RegistrationForm registration={registration} />
    </PublicSheet>
  );
}

function RegistrationForm({ registration: key }: { registration: VendorRegistrationPage_registration$key }) {
  const { productGroups, currency } = useFragment(
    graphql`
      fragment VendorRegistrationPage_registration on OpenVendorRegistration {
        productGroups
        currency
      }
    `,
    key,
  );
  const intl = useIntl();
  const { language } = useLanguage();
  const { currencies } = useNames();
  const token = useAddress().address.get('data') ?? '';
  const navigate = useNavigate();
  const form = useForm({
    resolver: checkRules(registrationRules, intl),
    defaultValues: {
      name: '',
      companyName: '',
      email: '',
      phone: '',
      address: '',
      country: '',
      taxNumber: '',
      currency,
      language: language.toUpperCase(),
      productGroups: [] as string[],
    },
  });
  const [register, isSaving] = useSaving<VendorRegistrationPageMutation>(graphql`
    mutation VendorRegistrationPageMutation($input: RegisterVendorInput!) {
      registerVendor(input: $input) {
        ...saving_payload
      }
    }
  `);
  const send = async (values: RegistrationValues) => {
    const { issues } = await register({ input: { token, ...values } });
    if (issues.length) return showIssues(form, issues);
    await navigate(`/vendorManagement/vendors/createExternalVendor/vendorRegistered/?data=${token}`);
  };
  const about = useMemo(() => ({ entity: 'vendorPortal', rules: registrationRules, record: null }), []);
  return (
    <Form form={form} onSubmit={send}>
      <FormRecordProvider value={about}>
        <Stack gap="5">
          <FieldGrid>
            <TextField name="name" autoComplete="name" />
            <TextField name="companyName" autoComplete="organization" />
            <TextField name="email" type="email" autoComplete="email" />
            <PhoneField name="phone" />
            <TextField name="address" autoComplete="street-address" />
            <CountryField name="country" />
            <TextField name="taxNumber" dir="ltr" autoComplete="off" />
            <SelectField name="currency" options={currencies()} />
            <LanguageField name="language" />
          </FieldGrid>
          <CheckboxGroup name="productGroups" options={productGroups.map(title => ({ value: title, label: title }))} />
          <HStack>
            <Button type="submit" disabled={isSaving} aria-busy={isSaving} width={{ base: 'full', md: 'auto' }}>
              <FormattedMessage id="vendorPortal.register" />
            </Button>
          </HStack>
        </Stack>
      </FormRecordProvider>
    </Form>
  );
}
