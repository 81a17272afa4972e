import { Button, Link, Stack } from '@chakra-ui/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { storefrontRules } from '../../../server/ecommerce/storefront/storefront.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { FormRecordProvider } from '../../core/fields/FormRecord.ts';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { StorefrontSettingsMutation } from '../../core/relay/generated/StorefrontSettingsMutation.graphql.ts';
import type { StorefrontSettingsQuery } from '../../core/relay/generated/StorefrontSettingsQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { addressOf } from '../../core/screens/addressOf.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

const query = graphql`
  query StorefrontSettingsQuery @preloadable {
    viewer {
      companyName
    }
    storefront {
      id
      version
      address
      isOpen
      title
      intro
      takesCash
      takesTransfer
      takesCard
      returnDays
      remindsOfCarts
      transferDetails
    }
  }
`;

/** /ecommerce/storefront/: the public shop of the company, open or not. */
export function StorefrontSettings({ query: started }: ScreenProps<StorefrontSettingsQuery>) {
  const { viewer, storefront } = usePreloadedQuery<StorefrontSettingsQuery>(query, started);
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [save, isSaving] = useSaving<StorefrontSettingsMutation>(graphql`
    mutation StorefrontSettingsMutation($input: SaveStorefrontInput!) {
      saveStorefront(input: $input) {
        ...saving_payload
        storefront {
          id
          version
          address
          isOpen
          title
          intro
          takesCash
          takesTransfer
          takesCard
          returnDays
          remindsOfCarts
          transferDetails
        }
      }
    }
  `);
  const reload = async () => void (await fetchQuery(environment, query, {}).toPromise());
  const about = useMemo(() => ({ entity: 'storefront', rules: storefrontRules }), []);
  const company = viewer?.companyName ?? '';
  return (
    <Stack gap="4" maxWidth="4xl">
      <ScreenHead title={intl.formatMessage({ id: 'menu.storefront' })}>
        {storefront?.isOpen && (
          <Button asChild variant="outline">
            <Link href={`/shop/${storefront.address}/`} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              <FormattedMessage id="storefront.visit" />
            </Link>
          </Button>
        )}
      </ScreenHead>
      <FormCard
        entity="storefront"
        rules={storefrontRules}
        values={{
          address: storefront?.address ?? addressOf(company),
          isOpen: storefront?.isOpen ?? false,
          title: storefront?.title ?? company,
          intro: storefront?.intro ?? '',
          takesCash: storefront?.takesCash ?? true,
          takesTransfer: storefront?.takesTransfer ?? false,
          takesCard: storefront?.takesCard ?? false,
          returnDays: storefront?.returnDays ?? 14,
          remindsOfCarts: storefront?.remindsOfCarts ?? false,
          transferDetails: storefront?.transferDetails ?? '',
        }}
        version={storefront?.version}
        save={async (input, version) => {
          const outcome = await save({ input: { version, ...input } });
          if (!storefront) await reload();
          return outcome;
        }}
        reload={reload}
        isSaving={isSaving}
      >
        <FormRecordProvider value={about}>
          <Panel title={<FormattedMessage id="storefront.one" />} text={<FormattedMessage id="storefront.text" />}>
            <Stack gap="4">
              <FlagField name="isOpen" />
              <FieldGrid>
                <TextField name="title" autoComplete="off" />
                <TextField name="address" dir="ltr" autoComplete="off" />
              </FieldGrid>
              <TextAreaField name="intro" />
            </Stack>
          </Panel>
          <Panel title={<FormattedMessage id="storefront.payment" />}>
            <Stack gap="4">
              <FlagField name="takesCash" />
              <FlagField name="takesCard" />
              <FlagField name="takesTransfer" />
              <TextAreaField name="transferDetails" />
              <NumberField name="returnDays" decimals={[0, 0]} />
            </Stack>
          </Panel>
          <Panel title={<FormattedMessage id="storefront.customers" />}>
            <FlagField name="remindsOfCarts" />
          </Panel>
        </FormRecordProvider>
      </FormCard>
    </Stack>
  );
}
