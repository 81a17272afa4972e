import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { startRetry } from '../relay/attempt.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Ltr } from '../i18n/Ltr.tsx';
import { useRecovery } from './useRecovery.ts';

/** Shown instead of a screen that failed: the reason, the request id for the server log, and what to do. */
export function ScreenError() {
  const error = useRouteError();
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const away = useRecovery(error);
  if (away === 'LOADING') return null;
  const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, String(error));
  const known = away ?? (code === 'FORBIDDEN' || code === 'NOT_FOUND' ? code : 'INTERNAL');
  const final = known === 'FORBIDDEN' || known === 'NOT_FOUND';
  return (
    <EmptyState
      kind={final ? 'closed' : 'broken'}
      title={intl.formatMessage({ id: `screen.${known}.title` })}
      text={intl.formatMessage({ id: `screen.${known}.text` })}
    >
      {requestId && known === 'INTERNAL' && (
        <FormattedMessage id="screen.requestId" values={{ id: <Ltr fontFamily="mono">{requestId}</Ltr> }} tagName="p" />
      )}
      {final ? (
        <Button asChild variant="outline">
          <Link to="/">
            <FormattedMessage id="action.toDashboard" />
          </Link>
        </Button>
      ) : away === 'OUTDATED' ? (
        <Button onClick={() => location.reload()}>
          <FormattedMessage id="version.reload" />
        </Button>
      ) : (
        <Button
          loading={state === 'loading'}
          onClick={() => {
            startRetry();
            void revalidate();
          }}
        >
          <FormattedMessage id="action.retry" />
        </Button>
      )}
    </EmptyState>
  );
}
