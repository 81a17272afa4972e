import { Button, Stack, Text } from '@chakra-ui/react';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApiKeysQuery } from '../../core/relay/generated/ApiKeysQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';

/** /settings/api-keys/: the viewer's API keys; for administrators also those of all other users. */
export function ApiKeys({ query }: ScreenProps<ApiKeysQuery>) {
  const { viewer, apiKeys, companyApiKeys } = usePreloadedQuery<ApiKeysQuery>(
    graphql`
      query ApiKeysQuery($everybody: Boolean!) @preloadable {
        viewer @required(action: THROW) {
          userId
          permissions
        }
        apiKeys @required(action: THROW) {
          id
          ...ApiKeyRow_key
        }
        companyApiKeys @include(if: $everybody) {
          id
          owner {
            userId
          }
          ...ApiKeyRow_key
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [isMaking, setIsMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const others = companyApiKeys?.filter(({ owner }) => owner.userId !== viewer.userId) ?? [];
  return (
    <Stack gap="4" maxWidth="4xl">
      <ScreenHead title={intl.formatMessage({ id: 'apiKey.plural' })}>
        <Button onClick={() => setIsMaking(true)}>
          <KeyRound size={16} aria-hidden />
          <FormattedMessage id="apiKey.new" />
        </Button>
      </ScreenHead>
      <Panel title={<FormattedMessage id="apiKey.own" />} text={<FormattedMessage id="apiKey.ownText" />}>
        {apiKeys.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'apiKey.none' })} text={intl.formatMessage({ id: 'apiKey.noneText' })} />
        ) : (
          <Stack as="ul" gap="0">
            {apiKeys.toReversed().map(key => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </Stack>
        )}
      </Panel>
      {companyApiKeys && (
        <Panel title={<FormattedMessage id="apiKey.others" />} text={<FormattedMessage id="apiKey.othersText" />}>
          {others.length === 0 ? (
            <Text color="fg.muted">
              <FormattedMessage id="apiKey.noOthers" />
            </Text>
          ) : (
            <Stack as="ul" gap="0">
              {others.toReversed().map(key => (
                <ApiKeyRow key={key.id} apiKey={key} withOwner />
              ))}
            </Stack>
          )}
        </Panel>
      )}
      {isMaking && <ApiKeyForm permissions={viewer.permissions} onMade={setSecret} onClose={() => setIsMaking(false)} />}
      {secret && !isMaking && (
        <SecretModal
          secret={secret}
          title="apiKey.made"
          text="apiKey.madeText"
          label="apiKey.secret"
          onClose={() => setSecret(undefined)}
        />
      )}
    </Stack>
  );
}
