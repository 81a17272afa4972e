import { noteNotice } from '../database/ChangeLog.ts';
import { NotFound } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';

/** Sends a message again, whatever its status. */
export async function replayDelivery({ em }: Scope, id: string): Promise<{ id: string }> {
  const rows = await em.execute<{ id: string }[]>(
    `update webhook_delivery set status = 'PENDING', version = version + 1, updated_at = now()
     where company_id = noria_company() and id = ? and deleted_at is null returning id`,
    [id],
  );
  if (!rows.length) throw NotFound();
  await em.execute(`select noria_enqueue('deliverWebhook', jsonb_build_object('deliveryId', ?::text), 'webhook ' || ?)`, [id, id]);
  noteNotice(em, { id, type: WebhookDelivery.name, kind: 'UPDATED' });
  return { id };
}
