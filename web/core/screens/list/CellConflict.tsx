import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Modal, ModalBody } from '../../ui/Modal.tsx';
import { ConflictPanel } from '../ConflictPanel.tsx';

interface CellConflictProps {
  /** Message id prefix of the entity. */
  entity: string;
  field: string;
  /** Name of the user who saved first, if known. */
  by?: string;
  theirs: unknown;
  mine: unknown;
  onSettle: (takeTheirs: boolean) => void;
  onClose: () => void;
}

/** Asks which value stays, when someone else changed the record of a cell first. */
export function CellConflict({ entity, field, by, theirs, mine, onSettle, onClose }: CellConflictProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Modal title={intl.formatMessage({ id: `${entity}.edit` })} onClose={onClose} size="sm">
      <ModalBody>
        <ConflictPanel {...{ id, entity, by, onSettle }} fields={[field]} theirs={{ [field]: theirs }} mine={{ [field]: mine }} />
      </ModalBody>
    </Modal>
  );
}
