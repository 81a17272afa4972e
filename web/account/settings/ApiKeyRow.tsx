import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ApiKeyRow_key$key } from '../../core/relay/generated/ApiKeyRow_key.graphql.ts';
import type { ApiKeyRowMutation } from '../../core/relay/generated/ApiKeyRowMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const tones = { ACTIVE: 'green', EXPIRED: 'gray', REVOKED: 'red' };

/** An API key with its permissions, last use and expiry. */
export function ApiKeyRow({ apiKey, withOwner }: { apiKey: ApiKeyRow_key$key; withOwner?: boolean }) {
  const { id, name, prefix, status, permissions, isReadOnly, mayInvite, expiresAt, lastUsedAt, owner } = useFragment(
    graphql`
      fragment ApiKeyRow_key on ApiKey {
        id
        name
        prefix
        status
        permissions
        isReadOnly
        mayInvite
        expiresAt
        lastUsedAt
        owner {
          name
        }
      }
    `,
    apiKey,
  );
  const intl = useIntl();
  const [revoke, isRevoking] = useAction<ApiKeyRowMutation>(
    'apiKey',
    graphql`
      mutation ApiKeyRowMutation($input: RecordInput!) {
        revokeApiKey(input: $input) {
          ...saving_payload
          apiKey {
            id
            status
          }
        }
      }
    `,
    'apiKey.revoked',
  );
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3" borderTopWidth="1px">
      <chakra.div flex="1" minWidth="48">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Ltr fontFamily="mono" fontSize="xs" color="fg.muted">
            {prefix}…
          </Ltr>
          <Badge colorPalette={tones[status]}>
            <FormattedMessage id={`apiKey.status.${status}`} />
          </Badge>
        </Flex>
        <Flex gap="1" wrap="wrap" marginBlock="1.5">
          {isReadOnly && (
            <Badge colorPalette="amber">
              <FormattedMessage id="apiKey.readOnly" />
            </Badge>
          )}
          {mayInvite && (
            <Badge colorPalette="amber">
              <FormattedMessage id="apiKey.mayInvite" />
            </Badge>
          )}
          {permissions.map(permission => (
            <Badge key={permission} colorPalette="gray">
              <FormattedMessage id={`permission.${permission}`} />
            </Badge>
          ))}
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          {withOwner && (
            <>
              <bdi>{owner.name}</bdi>
              {' · '}
            </>
          )}
          {lastUsedAt ? (
            <FormattedMessage id="apiKey.lastUsed" values={{ at: <When at={lastUsedAt} /> }} />
          ) : (
            <FormattedMessage id="apiKey.neverUsed" />
          )}
          {' · '}
          {expiresAt ? (
            <FormattedMessage id="apiKey.expires" values={{ at: <When at={expiresAt} /> }} />
          ) : (
            <FormattedMessage id="apiKey.neverExpires" />
          )}
        </Text>
      </chakra.div>
      {status === 'ACTIVE' && (
        <Button
          variant="outline"
          size="sm"
          colorPalette="red"
          disabled={isRevoking}
          aria-label={intl.formatMessage({ id: 'apiKey.revokeOf' }, { name })}
          onClick={() => void revoke({ input: { id } })}
        >
          <FormattedMessage id="apiKey.revoke" />
        </Button>
      )}
    </chakra.li>
  );
}
