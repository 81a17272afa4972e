import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ErasureDialogQuery } from '../relay/generated/ErasureDialogQuery.graphql.ts';
import { GoneDialog } from '../screens/GoneDialog.tsx';
import { Modal } from '../ui/Modal.tsx';
import { ErasureFacts } from './ErasureFacts.tsx';
import { ErasureForm } from './ErasureForm.tsx';
import { ErasureRefusal } from './ErasureRefusal.tsx';
import { useQuery } from '../relay/useQuery.ts';
import { Part } from '../ui/Part.tsx';

interface ErasureDialogProps {
  /** Message id prefix of the record: `customer`. */
  entity: string;
  id: string;
  onClose: () => Promise<void>;
}

/** Dialog that previews the erasure of a person's data, asks to type the name as confirmation, and erases the data. */
export function ErasureDialog(props: ErasureDialogProps) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'erasure.title' })} onClose={props.onClose}>
      <Part fallback={<Stack minHeight="96" />}>
        <Preview {...props} />
      </Part>
    </Modal>
  );
}

function Preview({ entity, id, onClose }: ErasureDialogProps) {
  const { erasurePreview: preview } = useQuery<ErasureDialogQuery>(
    graphql`
      query ErasureDialogQuery($id: ID!) {
        erasurePreview(id: $id) {
          name
          version
          refusals {
            code
            message
          }
          ...ErasureFacts_preview
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (!preview) return <GoneDialog entity={entity} onClose={onClose} />;
  const { name, version, refusals } = preview;
  if (refusals.length > 0) return <ErasureRefusal name={name} refusals={refusals} onClose={onClose} />;
  return (
    <ErasureForm {...{ id, name, version, onClose }}>
      <ErasureFacts preview={preview} />
    </ErasureForm>
  );
}
