import { Button, Flex, Link, Stack } from '@chakra-ui/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { careersPageRules } from '../../../server/hrm/careers/careersPage.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { FormRecordProvider } from '../../core/fields/FormRecord.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { CareersSettingsMutation } from '../../core/relay/generated/CareersSettingsMutation.graphql.ts';
import type { CareersSettingsQuery } from '../../core/relay/generated/CareersSettingsQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { addressOf } from '../../core/screens/addressOf.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

const query = graphql`
  query CareersSettingsQuery @preloadable {
    viewer {
      companyName
    }
    careersPage {
      id
      version
      address
      isOpen
      title
      intro
    }
    positions(filter: { acceptsApplications: { eq: true }, status: { eq: ACTIVE } }) {
      totalCount
    }
  }
`;

/** /HRM/careers/: the company's public careers page, open or not. */
export function CareersSettings({ query: started }: ScreenProps<CareersSettingsQuery>) {
  const { viewer, careersPage, positions } = usePreloadedQuery<CareersSettingsQuery>(query, started);
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [save, isSaving] = useSaving<CareersSettingsMutation>(graphql`
    mutation CareersSettingsMutation($input: SaveCareersPageInput!) {
      saveCareersPage(input: $input) {
        ...saving_payload
        careersPage {
          id
          version
          address
          isOpen
          title
          intro
        }
      }
    }
  `);
  const reload = async () => void (await fetchQuery(environment, query, {}).toPromise());
  const about = useMemo(() => ({ entity: 'careersPage', rules: careersPageRules }), []);
  const company = viewer?.companyName ?? '';
  return (
    <Stack gap="4" maxWidth="4xl">
      <ScreenHead title={intl.formatMessage({ id: 'menu.careers' })}>
        {careersPage?.isOpen && (
          <Button asChild variant="outline">
            <Link href={`/jobs/${careersPage.address}/`} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              <FormattedMessage id="careersPage.visit" />
            </Link>
          </Button>
        )}
      </ScreenHead>
      <FormCard
        entity="careersPage"
        rules={careersPageRules}
        values={{
          address: careersPage?.address ?? addressOf(company),
          isOpen: careersPage?.isOpen ?? false,
          title: careersPage?.title ?? company,
          intro: careersPage?.intro ?? '',
        }}
        version={careersPage?.version}
        save={async (input, version) => {
          const outcome = await save({ input: { version, ...input } });
          if (!careersPage) await reload();
          return outcome;
        }}
        reload={reload}
        isSaving={isSaving}
      >
        <FormRecordProvider value={about}>
          <Panel title={<FormattedMessage id="careersPage.one" />} text={<FormattedMessage id="careersPage.text" />}>
            <Stack gap="4">
              <FlagField name="isOpen" />
              <FieldGrid>
                <TextField name="title" autoComplete="off" />
                <TextField name="address" dir="ltr" autoComplete="off" />
              </FieldGrid>
              <TextAreaField name="intro" />
              <Flex gap="2" wrap="wrap" color="fg.muted">
                <FormattedMessage id="careersPage.openPositions" values={{ count: positions?.totalCount ?? 0 }} />
                <LanguageLink to="/HRM/positions/" textDecoration="underline">
                  <FormattedMessage id="careersPage.choosePositions" />
                </LanguageLink>
              </Flex>
            </Stack>
          </Panel>
        </FormRecordProvider>
      </FormCard>
    </Stack>
  );
}
