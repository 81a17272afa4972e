import { FormattedMessage } from 'react-intl';
import { failures } from '../../../server/core/webhook/webhookFailure.rules.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';

const known = Object.fromEntries(Object.entries(failures).map(([name, text]) => [text, name]));

/** The beginning of the last response to a delivery, or why there was none. */
export function DeliveryAnswer({ response, failure }: { response?: string | null; failure?: string | null }) {
  if (response) return <bdi>{response}</bdi>;
  if (!failure) return <FormattedMessage id="webhookDelivery.noAnswer" />;
  return <FormattedMessage id={`webhookDelivery.failure.${known[failure] ?? 'other'}`} values={{ reason: <Ltr>{failure}</Ltr> }} />;
}
