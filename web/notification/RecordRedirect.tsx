import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { recordAddress } from '../core/record/recordAddress.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';

/** /records/:id/: leads to a record by its id alone, as mails do. */
export function RecordRedirect() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const address = recordAddress(id);
  if (address) return <Navigate to={address} replace />;
  return (
    <EmptyState
      kind="closed"
      title={intl.formatMessage({ id: 'screen.NOT_FOUND.title' })}
      text={intl.formatMessage({ id: 'screen.NOT_FOUND.text' })}
    />
  );
}
