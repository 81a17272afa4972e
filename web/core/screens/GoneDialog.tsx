import { useIntl } from 'react-intl';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Modal } from '../ui/Modal.tsx';

/** Shown instead of a form whose record no longer exists. */
export function GoneDialog({ entity, onClose }: { entity: string; onClose: () => unknown }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: `${entity}.edit` })} onClose={onClose}>
      <Gone />
    </Modal>
  );
}

/** Content of GoneDialog, for a dialog that is already open. */
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
