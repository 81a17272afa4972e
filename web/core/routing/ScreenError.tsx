import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Ltr } from '../i18n/Ltr.tsx';

/** What stands in place of a screen that could not be shown: why, the number the log knows it by, and what to do. */
export function ScreenError() {
  const error = useRouteError();
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, String(error));
  const known = ['FORBIDDEN', 'NOT_FOUND', 'OFFLINE'].includes(code) ? code : 'INTERNAL';
  const final = known === 'FORBIDDEN' || known === 'NOT_FOUND';
  return (
    <EmptyState
      kind={final ? 'closed' : 'broken'}
      title={intl.formatMessage({ id: `screen.${known}.title` })}
      text={intl.formatMessage({ id: `screen.${known}.text` })}
    >
      {requestId && !final && (
        <FormattedMessage id="screen.requestId" values={{ id: <Ltr fontFamily="mono">{requestId}</Ltr> }} tagName="p" />
      )}
      {final ? (
        <Button asChild variant="outline">
          <Link to="/">
            <FormattedMessage id="action.toDashboard" />
          </Link>
        </Button>
      ) : (
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          <FormattedMessage id="action.retry" />
        </Button>
      )}
    </EmptyState>
  );
}
