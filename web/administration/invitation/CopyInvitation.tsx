import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CopyInvitationMutation } from '../../core/relay/generated/CopyInvitationMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { useState } from 'react';

/** Makes a new link for an invitation and shows it once, to be copied. */
export function CopyInvitation({ id, email }: { id: string; email: string }) {
  const intl = useIntl();
  const [link, setLink] = useState<string | null>();
  const [renew, isRenewing] = useSaving<CopyInvitationMutation>(graphql`
    mutation CopyInvitationMutation($input: RecordInput!) {
      renewInvitationLink(input: $input) {
        ...saving_payload
        link
      }
    }
  `);
  const ask = async () => setLink((await renew({ input: { id } })).response?.renewInvitationLink.link);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        loading={isRenewing}
        aria-label={intl.formatMessage({ id: 'invitation.copyLinkFor' }, { email })}
        onClick={() => void ask()}
      >
        <FormattedMessage id="invitation.copyLink" />
      </Button>
      {link && (
        <SecretModal
          secret={link}
          title="invitation.link"
          text="invitation.linkText"
          label="invitation.link"
          onClose={() => {
            setLink(null);
          }}
        />
      )}
    </>
  );
}
