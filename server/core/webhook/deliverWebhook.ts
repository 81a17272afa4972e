import { createHmac } from 'node:crypto';
import type { JobHelpers } from 'graphile-worker';
import { publishChanges } from '../changes/publishChanges.ts';
import type { Database } from '../database/Database.ts';
import { postPublicly, type DeliveryResponse } from './postPublicly.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { WebhookEndpoint } from './WebhookEndpoint.ts';

interface Message {
  url: string;
  secret: string;
  /** Changed records; none in a test message. */
  changes: unknown[];
  created_at: string;
  company: string;
}

/**
 * Sends one message, signed with a timestamp according to Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature), and stores
 * the outcome. Throws unless it was accepted: the job is then retried with increasing delays, and given up after its last attempt.
 */
export async function deliverWebhook(
  database: Database,
  { deliveryId, companyId }: { deliveryId: string; companyId: string },
  { job }: Pick<JobHelpers, 'job'>,
  allowPrivate: boolean,
): Promise<void> {
  const [message] = await database.platformIn(companyId, em =>
    em.execute<Message[]>(
      `select e.url, e.secret, d.changes, to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, c.name as company
       from webhook_delivery d
       join webhook_endpoint e on e.company_id = d.company_id and e.id = d.endpoint_id and e.deleted_at is null and (e.status = 'ACTIVE' or d.changes = '[]')
       join company c on c.id = d.company_id and c.status = 'ACTIVE'
       where d.company_id = ? and d.id = ? and d.status = 'PENDING'`,
      [companyId, deliveryId],
    ),
  );
  if (!message) return;
  const isTest = !message.changes.length;
  const body = JSON.stringify({
    id: deliveryId,
    type: isTest ? 'webhook.test' : 'records.changed',
    timestamp: message.created_at,
    data: { companyId, changes: message.changes },
  });
  const since = performance.now();
  const outcome = await postPublicly({ url: message.url, body, headers: signed(deliveryId, body, message.secret), allowPrivate }).catch(
    (error: Error) => error,
  );
  const taken = !(outcome instanceof Error) && outcome.statusCode >= 200 && outcome.statusCode < 300;
  await keep(
    database,
    companyId,
    [
      taken ? 'DELIVERED' : job.attempts >= job.max_attempts ? 'FAILED' : 'PENDING',
      (outcome as Partial<DeliveryResponse>).statusCode ?? null,
      outcome instanceof Error ? outcome.message.slice(0, 300) : null,
      (outcome as Partial<DeliveryResponse>).response ?? null,
      Math.round(performance.now() - since),
      companyId,
      deliveryId,
    ],
    isTest && taken ? message.url : null,
  );
  if (!taken) throw new Error('not taken');
}

/** Stores the outcome; a URL that has accepted a test is verified, unless it has been replaced meanwhile. */
const keep = (database: Database, companyId: string, values: unknown[], verified: string | null) =>
  database.platformIn(companyId, async em => {
    const [{ id, endpoint_id: endpointId }] = await em.execute<[{ id: string; endpoint_id: string }]>(
      `update webhook_delivery set status = ?, status_code = ?, failure = ?, response = ?, duration_ms = ?, attempts = attempts + 1,
         attempted_at = now(), updated_at = now(), version = version + 1
       where company_id = ? and id = ? returning id, endpoint_id`,
      values,
    );
    if (verified !== null)
      await em.execute(
        `update webhook_endpoint set verified_at = now(), updated_at = now(), version = version + 1 where company_id = ? and id = ? and url = ?`,
        [companyId, endpointId, verified],
      );
    await publishChanges(em, companyId, [
      { id, type: WebhookDelivery.name, kind: 'UPDATED' },
      { id: endpointId, type: WebhookEndpoint.name, kind: 'UPDATED' },
    ]);
  });

/** Headers by which a receiver verifies that a message is authentic and recent: HMAC-SHA256 of id, timestamp and body. */
export function signed(id: string, body: string, secret: string, now = Date.now()): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Noria-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': `v1,${signature}`,
  };
}
