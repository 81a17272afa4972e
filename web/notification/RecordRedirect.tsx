import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { recordAddress } from '../core/record/recordAddress.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';

/** /records/:id/: redirects to a record by its id, or a tab of its page, for links in e-mails. */
export function RecordRedirect() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const intl = useIntl();
  const address = recordAddress(id);
  if (address) return <Navigate to={address + search} replace />;
  return (
    <EmptyState
      isPage
      kind="closed"
      title={intl.formatMessage({ id: 'screen.NOT_FOUND.title' })}
      text={intl.formatMessage({ id: 'screen.NOT_FOUND.text' })}
    />
  );
}
