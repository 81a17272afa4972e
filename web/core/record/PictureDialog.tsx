import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { pictureRules } from '../../../server/core/record/picture.rules.ts';
import { TextField } from '../fields/TextField.tsx';
import type { PictureDialog_picture$key } from '../relay/generated/PictureDialog_picture.graphql.ts';
import type { PictureDialogMutation } from '../relay/generated/PictureDialogMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { FormDialog } from '../screens/FormDialog.tsx';
import { PictureFocus } from './PictureFocus.tsx';

const languages = ['altEn', 'altAr', 'altSp'] as const;

/** Says what a picture shows, in three languages, and around which point its thumbnail is cut. */
export function PictureDialog({ picture: shown, onClose }: { picture: PictureDialog_picture$key; onClose: () => unknown }) {
  const intl = useIntl();
  const picture = useFragment(
    graphql`
      fragment PictureDialog_picture on RecordFile {
        id
        version
        altEn
        altAr
        altSp
        focusX
        focusY
        file {
          url
        }
      }
    `,
    shown,
  );
  const [save, isSaving] = useSaving<PictureDialogMutation>(graphql`
    mutation PictureDialogMutation($input: UpdatePictureInput!) {
      updatePicture(input: $input) {
        ...saving_payload
        recordFile {
          ...PictureDialog_picture
          thumbnail {
            url
          }
        }
      }
    }
  `);
  const { id, version, altEn, altAr, altSp, focusX, focusY, file } = picture;
  return (
    <FormDialog
      entity="picture"
      title="picture.describe"
      rules={pictureRules}
      isSaving={isSaving}
      version={version}
      values={{ altEn: altEn ?? '', altAr: altAr ?? '', altSp: altSp ?? '', focusX: String(focusX ?? ''), focusY: String(focusY ?? '') }}
      save={(values, of) => save({ input: { id, version: of, ...values } })}
      onClose={onClose}
    >
      <PictureFocus url={file.url} label={intl.formatMessage({ id: 'picture.focus' })} />
      {languages.map(name => (
        <TextField key={name} name={name} autoComplete="off" dir={name === 'altAr' ? 'rtl' : 'ltr'} />
      ))}
    </FormDialog>
  );
}
