import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ImageField } from '../../core/fields/ImageField.tsx';
import type { ProfileImage_viewer$key } from '../../core/relay/generated/ProfileImage_viewer.graphql.ts';
import type { ProfileImageMutation } from '../../core/relay/generated/ProfileImageMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { refreshViewer } from '../../core/session/refreshViewer.ts';
import { Avatar } from '../../core/ui/Avatar.tsx';

/** The viewer's profile picture. */
export function ProfileImage({ viewer }: { viewer: ProfileImage_viewer$key }) {
  const { name, profileImageUrl } = useFragment(
    graphql`
      fragment ProfileImage_viewer on Viewer {
        name
        profileImageUrl
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const [save, isSaving] = useSaving<ProfileImageMutation>(graphql`
    mutation ProfileImageMutation($input: SetProfileImageInput!) {
      setProfileImage(input: $input) {
        ...saving_payload
        viewer {
          ...ProfileImage_viewer
        }
      }
    }
  `);
  const store = async (image: File | null) => {
    const outcome = await save({ input: { image } }, image ? { 'input.image': image } : undefined);
    void refreshViewer();
    return outcome;
  };
  return (
    <ImageField
      label={intl.formatMessage({ id: 'account.image' })}
      preview={<Avatar name={name} image={profileImageUrl} size="20" />}
      hasImage={!!profileImageUrl}
      save={store}
      isSaving={isSaving}
    />
  );
}
