import { createHmac, timingSafeEqual } from 'node:crypto';

/** A record that changed; read it with your own permissions. */
export interface RecordChange {
  id: string;
  /** Name of the record's type in the schema. */
  type: string;
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
}

/** The body of a message. */
export interface WebhookMessage {
  /** The same for each delivery of a message. */
  id: string;
  type: 'records.changed' | 'webhook.test';
  timestamp: string;
  data: { companyId: string; changes: RecordChange[] };
}

/** A message that did not come from Noria, or too late. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** Age in seconds beyond which a message is refused: whoever recorded one could send it again. */
const maximumAge = 300;

/**
 * Checks the signature of a webhook's message by Standard Webhooks, and returns the message.
 * @param body the raw body as it came, not parsed and written again.
 * @param headers of the request, with names in lower case.
 * @param secret the webhook's signing secret, `whsec_…`.
 * @throws WebhookError
 */
export function verifyWebhook(body: string, headers: Record<string, string | string[] | undefined>, secret: string): WebhookMessage {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    throw new WebhookError('The headers of the signature are missing.');
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= maximumAge)) throw new WebhookError('The message is too old.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isGenuine = signatures.split(' ').some(each => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return each.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) throw new WebhookError('The signature is wrong.');
  return JSON.parse(body) as WebhookMessage;
}
