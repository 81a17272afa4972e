import { Button, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { acceptRules } from '../../../server/administration/invitation/invitation.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { PasswordField } from '../../core/fields/PasswordField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { InvitationForm_invitation$key } from '../../core/relay/generated/InvitationForm_invitation.graphql.ts';
import type { InvitationFormMutation } from '../../core/relay/generated/InvitationFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface InvitationFormProps {
  invitation: InvitationForm_invitation$key;
  token: string;
  /** Called when the link turns out to be no longer valid. */
  onOver: () => void;
}

/** Name and password of an invited user. */
export function InvitationForm({ invitation, token, onOver }: InvitationFormProps) {
  const { inviterName, email } = useFragment(
    graphql`
      fragment InvitationForm_invitation on OpenInvitation {
        inviterName
        email
      }
    `,
    invitation,
  );
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm({ resolver: checkRules(acceptRules, intl), defaultValues: { name: '', password: '' } });
  useFirstFocus(form, 'name');
  const [save, saving] = useSaving<InvitationFormMutation>(graphql`
    mutation InvitationFormMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        ...saving_payload
        accessToken
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const accept = async (input: { name: string; password: string }) => {
    const { response, issues } = await save({ input: { token, ...input } });
    const { accessToken, viewer } = response?.acceptInvitation ?? {};
    if (issues.some(({ code }) => code === 'invitationOver')) return onOver();
    if (!accessToken || !viewer) return showIssues(form, issues);
    saveSession(viewer, accessToken);
    await navigate('/', { replace: true });
  };
  return (
    <>
      <Text color="fg.muted" fontSize="lg" marginBlockEnd="6" overflowWrap="anywhere">
        <FormattedMessage
          id="invitation.lead"
          values={{ inviter: <bdi>{inviterName}</bdi>, email: <Ltr fontWeight="medium">{email}</Ltr> }}
        />
      </Text>
      <Form form={form} onSubmit={accept}>
        <TextField name="name" label={<FormattedMessage id="signUp.name" />} autoComplete="name" required />
        <PasswordField
          name="password"
          label={<FormattedMessage id="auth.password" />}
          hint={<FormattedMessage id="signUp.passwordHint" />}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="lg" loading={saving} loadingText={<FormattedMessage id="invitation.accept" />}>
          <FormattedMessage id="invitation.accept" />
        </Button>
      </Form>
    </>
  );
}
