import { useIntl } from 'react-intl';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Modal } from '../ui/Modal.tsx';

/** In place of a form whose record is no longer there. */
export function GoneDialog({ entity, onClose }: { entity: string; onClose: () => unknown }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: `${entity}.edit` })} onClose={onClose}>
      <Gone />
    </Modal>
  );
}

/** The same within a dialog that is open already. */
export function Gone() {
  const intl = useIntl();
  return (
    <EmptyState
      kind="closed"
      title={intl.formatMessage({ id: 'screen.NOT_FOUND.title' })}
      text={intl.formatMessage({ id: 'screen.NOT_FOUND.text' })}
    />
  );
}
