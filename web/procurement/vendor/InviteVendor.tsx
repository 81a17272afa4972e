import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import MailPlus from 'lucide-react/icons/mail-plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { inviteVendorRules } from '../../../server/procurement/registration/vendorRegistration.rules.ts';
import { LanguageField } from '../../core/fields/LanguageField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { InviteVendorMutation } from '../../core/relay/generated/InviteVendorMutation.graphql.ts';
import type { InviteVendorQuery } from '../../core/relay/generated/InviteVendorQuery.graphql.ts';
import type { InviteVendorWithdrawMutation } from '../../core/relay/generated/InviteVendorWithdrawMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { Part } from '../../core/ui/Part.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';

/** Mails a link to register as a vendor, or shows it once to be copied. */
export function InviteVendor() {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <MailPlus aria-hidden />
        <FormattedMessage id="vendorInvitation.open" />
      </Button>
      {isOpen && (
        <Part>
          <InvitationDialog
            onClose={made => {
              setOpen(false);
              setLink(made);
            }}
          />
        </Part>
      )}
      {link && (
        <SecretModal
          secret={link}
          title="vendorInvitation.link"
          text="vendorInvitation.linkText"
          label="vendorInvitation.link"
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}

function InvitationDialog({ onClose }: { onClose: (link?: string) => void }) {
  const { language } = useLanguage();
  const [link, setLink] = useState<string>();
  const [invite, isSaving] = useSaving<InviteVendorMutation>(graphql`
    mutation InviteVendorMutation($input: InviteVendorInput!) {
      inviteVendor(input: $input) {
        ...saving_payload
        link
        vendorInvitation {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="vendorInvitation"
      size="sm"
      title="vendorInvitation.open"
      submitLabel="vendorInvitation.send"
      rules={inviteVendorRules}
      values={{ email: '', language: language.toUpperCase() }}
      save={async input => {
        const done = await invite({ input });
        setLink(done.response?.inviteVendor.link ?? undefined);
        return done;
      }}
      isSaving={isSaving}
      onClose={() => onClose(link)}
    >
      <TextField name="email" type="email" autoComplete="off" />
      <LanguageField name="language" />
      <Part>
        <OpenInvitations />
      </Part>
    </FormDialog>
  );
}

/** Invitations that nobody has used yet, each with a button that withdraws it. */
function OpenInvitations() {
  const intl = useIntl();
  const [fetchKey, setFetchKey] = useState(0);
  const { vendorInvitations } = useQuery<InviteVendorQuery>(
    graphql`
      query InviteVendorQuery {
        vendorInvitations @required(action: THROW) {
          id
          email
          lastDay
          isExpired
          createdAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [withdraw, isBusy] = useAction<InviteVendorWithdrawMutation>(
    'vendorInvitation',
    graphql`
      mutation InviteVendorWithdrawMutation($input: RecordInput!) {
        withdrawVendorInvitation(input: $input) {
          ...saving_payload
          deletedIds
        }
      }
    `,
    'vendorInvitation.withdrawn',
  );
  if (!vendorInvitations.length) return null;
  return (
    <Stack gap="0">
      <Text fontSize="sm" fontWeight="medium">
        <FormattedMessage id="vendorInvitation.plural" />
      </Text>
      <chakra.ul listStyleType="none" maxHeight="52" overflowY="auto">
        {vendorInvitations.map(({ id, email, lastDay, isExpired }) => {
          const name = email ?? intl.formatMessage({ id: 'vendorInvitation.byHand' });
          return (
            <chakra.li key={id}>
              <Flex align="center" justify="space-between" gap="3" paddingBlock="2" borderTopWidth="1px">
                <chakra.div minWidth="0" overflowWrap="anywhere">
                  {email ? <Ltr>{email}</Ltr> : name}
                  <Text fontSize="sm" color="fg.muted">
                    <FormattedMessage
                      id={isExpired ? 'vendorInvitation.expired' : 'vendorInvitation.until'}
                      values={{ day: <Day key="day" on={lastDay} /> }}
                    />
                  </Text>
                </chakra.div>
                <Button
                  variant="outline"
                  colorPalette="red"
                  size="sm"
                  disabled={isBusy}
                  aria-label={intl.formatMessage({ id: 'vendorInvitation.withdrawOf' }, { name })}
                  onClick={async () => {
                    await withdraw({ input: { id } });
                    setFetchKey(key => key + 1);
                  }}
                >
                  <FormattedMessage id="vendorInvitation.withdraw" />
                </Button>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Stack>
  );
}
