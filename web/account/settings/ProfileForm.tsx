import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { profileRules } from '../../../server/core/session/credentials.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { ProfileForm_viewer$key } from '../../core/relay/generated/ProfileForm_viewer.graphql.ts';
import type { ProfileFormMutation } from '../../core/relay/generated/ProfileFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormCard } from '../../core/screens/FormCard.tsx';

/** The viewer's name; only an administrator can change the sign-in address. */
export function ProfileForm({ viewer }: { viewer: ProfileForm_viewer$key }) {
  const { name, email, emailConfirmed } = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        name
        email
        emailConfirmed
      }
    `,
    viewer,
  );
  const [update, isSaving] = useSaving<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ...saving_payload
        viewer {
          ...ProfileForm_viewer
        }
      }
    }
  `);
  return (
    <FormCard entity="account" rules={profileRules} values={{ name }} save={input => update({ input })} isSaving={isSaving}>
      <FieldGrid>
        <TextField name="name" label={<FormattedMessage id="account.name" />} autoComplete="name" required />
        <div>
          <Text fontSize="sm" fontWeight="medium">
            <FormattedMessage id="account.email" />
          </Text>
          <Text marginBlockStart="1" minHeight="9" display="flex" alignItems="center" overflowWrap="anywhere">
            <Ltr>{email}</Ltr>
          </Text>
          {!emailConfirmed && (
            <Text fontSize="sm" color="amber.fg">
              <FormattedMessage
                id="account.emailUnconfirmed"
                values={{ link: text => <LanguageLink to="/authentication/confirm-mail/">{text}</LanguageLink> }}
              />
            </Text>
          )}
        </div>
      </FieldGrid>
    </FormCard>
  );
}
