import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type {
  LinkedAccountsPanel_query$data,
  LinkedAccountsPanel_query$key,
} from '../../core/relay/generated/LinkedAccountsPanel_query.graphql.ts';
import type { LinkedAccountsPanelMutation } from '../../core/relay/generated/LinkedAccountsPanelMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { ProofDialog, type Proof } from '../secondFactor/ProofDialog.tsx';

type Account = LinkedAccountsPanel_query$data['linkedAccounts'][number];

/** The Google and Microsoft accounts that the viewer can sign in with. */
export function LinkedAccountsPanel({ query }: { query: LinkedAccountsPanel_query$key }) {
  const { linkedAccounts } = useFragment(
    graphql`
      fragment LinkedAccountsPanel_query on Query {
        linkedAccounts @required(action: THROW) {
          linkedAccountId
          provider
          linkedAt
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [asked, ask] = useState<Account>();
  const [unlink, isBusy] = useSaving<LinkedAccountsPanelMutation>(graphql`
    mutation LinkedAccountsPanelMutation($input: UnlinkAccountInput!) {
      unlinkAccount(input: $input) {
        ...saving_payload
      }
    }
  `);
  const submit = async ({ linkedAccountId: id, provider }: Account, proof: Proof) => {
    const { issues } = await unlink({ input: { id, ...proof } });
    if (issues.length > 0) return issues;
    ask(undefined);
    toast(intl.formatMessage({ id: 'linkedAccount.unlinked' }, { provider }));
    void revalidate();
    return [];
  };
  return (
    <Panel title={<FormattedMessage id="linkedAccount.plural" />} text={<FormattedMessage id="linkedAccount.text" />}>
      {linkedAccounts.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage id="linkedAccount.none" />
        </Text>
      )}
      <Stack as="ul" gap="0">
        {linkedAccounts.map(account => (
          <chakra.li
            key={account.linkedAccountId}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            paddingBlock="3"
            borderTopWidth="1px"
          >
            <chakra.span color="fg.muted">
              <Link2 size={20} aria-hidden />
            </chakra.span>
            <chakra.div flex="1" minWidth="48">
              <Text fontWeight="medium">
                <bdi>{account.provider}</bdi>
              </Text>
              <Text fontSize="sm" color="fg.muted">
                <FormattedMessage id="linkedAccount.since" values={{ at: <When at={account.linkedAt} /> }} />
              </Text>
            </chakra.div>
            <Button
              variant="outline"
              size="sm"
              aria-label={intl.formatMessage({ id: 'linkedAccount.unlinkOf' }, { provider: account.provider })}
              onClick={() => ask(account)}
            >
              <FormattedMessage id="linkedAccount.unlink" />
            </Button>
          </chakra.li>
        ))}
      </Stack>
      {asked && (
        <ProofDialog
          title={intl.formatMessage({ id: 'linkedAccount.unlinkOf' }, { provider: asked.provider })}
          text={intl.formatMessage({ id: 'linkedAccount.unlinkText' }, { provider: asked.provider })}
          submitLabel="linkedAccount.unlink"
          isDanger
          takesCode
          submit={proof => submit(asked, proof)}
          isBusy={isBusy}
          onClose={() => ask(undefined)}
        />
      )}
    </Panel>
  );
}
