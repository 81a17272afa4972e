import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { companySettingsRules } from '../../../server/administration/company/company.rules.ts';
import { modulesRule } from '../../../server/core/rules/modules.ts';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import type { CompanySettingsMutation } from '../../core/relay/generated/CompanySettingsMutation.graphql.ts';
import type { CompanySettingsQuery } from '../../core/relay/generated/CompanySettingsQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { FormCard } from '../../core/screens/FormCard.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { CompanyExport } from './CompanyExport.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { CompanySettingsFields } from './CompanySettingsFields.tsx';
import { PlanUsage } from './PlanUsage.tsx';
import { SampleDataOffer } from './SampleDataOffer.tsx';
import { settingsValues } from './settingsValues.ts';

const query = graphql`
  query CompanySettingsQuery @preloadable {
    companySettings @required(action: THROW) {
      id
      version
      currency
      modules
      plan {
        code
        moduleLimit
        requiresSecondFactor
      }
      ...settingsValues_company
      ...CompanyLogo_company
    }
    sampleData {
      canLoad
      count
      ...SampleDataOffer_sample
    }
    ...PlanUsage_query
  }
`;
const rules = companySettingsRules.extend({ modules: modulesRule });

/** /settings/company/: the company's profile, and its number and date formats. */
export function CompanySettings({ query: started }: ScreenProps<CompanySettingsQuery>) {
  const data = usePreloadedQuery<CompanySettingsQuery>(query, started);
  const { companySettings: company, sampleData } = data;
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const names = useNames();
  const [update, isSaving] = useSaving<CompanySettingsMutation>(graphql`
    mutation CompanySettingsMutation($input: UpdateCompanySettingsInput!) {
      updateCompanySettings(input: $input) {
        ...saving_payload
        company {
          id
          version
          modules
          ...settingsValues_company
        }
      }
    }
  `);
  const values = { ...settingsValues(company), modules: [...company.modules] };
  return (
    <Stack gap="4" maxWidth="4xl">
      <ScreenHead title={intl.formatMessage({ id: 'companySettings.title' })} />
      <PlanUsage query={data} plan={company.plan.code} />
      <Panel title={<FormattedMessage id="companySettings.look" />}>
        <CompanyLogo company={company} />
      </Panel>
      <Panel title={<FormattedMessage id="company.currency" />} text={<FormattedMessage id="companySettings.currencyText" />}>
        {company.currency ? (
          <chakra.p fontWeight="medium">
            <bdi dir="ltr">{company.currency}</bdi> · {names.currencyName(company.currency)}
          </chakra.p>
        ) : (
          <ForMembers>
            <LanguageLink to="/authentication/currency-form">
              <FormattedMessage id="companySettings.chooseCurrency" />
            </LanguageLink>
          </ForMembers>
        )}
      </Panel>
      <FormCard
        entity="companySettings"
        rules={rules}
        values={values}
        version={company.version}
        save={(input, version) => update({ input: { version, ...input } })}
        reload={async () => void (await fetchQuery(environment, query, {}).toPromise())}
        isSaving={isSaving}
      >
        <CompanySettingsFields plan={company.plan} />
      </FormCard>
      {sampleData && (sampleData.canLoad || sampleData.count > 0) && (
        <ForMembers>
          <Panel title={<FormattedMessage id="sample.title" />}>
            <SampleDataOffer sample={sampleData} />
          </Panel>
        </ForMembers>
      )}
      <ForMembers>
        <CompanyExport />
      </ForMembers>
    </Stack>
  );
}
