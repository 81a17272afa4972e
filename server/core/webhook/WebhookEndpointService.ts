import type { z } from 'zod';
import { noteNotice } from '../database/ChangeLog.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { ServiceOf, type Changes } from '../record/EntityService.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { WebhookEndpoint } from './WebhookEndpoint.ts';
import { webhookEndpointRules } from './webhookEndpoint.rules.ts';

type Values = z.output<typeof webhookEndpointRules>;

/** Manages webhooks and their signing secrets. A URL is tested before it receives changes. */
export class WebhookEndpointService extends ServiceOf(WebhookEndpoint, webhookEndpointRules) {
  override async create(input: Values): Promise<WebhookEndpoint> {
    const endpoint = await super.create(input);
    await this.sendTest(endpoint.id);
    return endpoint;
  }

  override async update(changes: Changes<Values>): Promise<WebhookEndpoint> {
    const { url } = await this.find(changes.id, changes.version);
    const endpoint = await super.update(changes);
    if (endpoint.url !== url) await this.sendTest(endpoint.id);
    return endpoint;
  }

  protected override async derive({ url }: Values, current?: WebhookEndpoint) {
    return url === current?.url ? {} : { verifiedAt: null };
  }

  /** Sends a message without changes, even to an inactive webhook; the URL is verified when it accepts one. */
  async sendTest(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.find(id);
    const deliveryId = newId(codeOf(WebhookDelivery));
    await this.em.execute(`insert into webhook_delivery (id, company_id, endpoint_id, changes) values (?, noria_company(), ?, '[]')`, [
      deliveryId,
      id,
    ]);
    await this.em.execute(`select noria_enqueue('deliverWebhook', jsonb_build_object('deliveryId', ?::text), 'webhook ' || ?)`, [
      deliveryId,
      deliveryId,
    ]);
    noteNotice(this.em, { id: deliveryId, type: WebhookDelivery.name, kind: 'CREATED' });
    return endpoint;
  }

  /** Replaces the signing secret; the new one is returned only once. */
  async renewSecret(id: string): Promise<string> {
    await this.find(id);
    const [{ secret }] = await this.em.execute<[{ secret: string }]>(
      `update webhook_endpoint set secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
       where company_id = noria_company() and id = ? returning secret`,
      [id],
    );
    return `whsec_${Buffer.from(secret, 'hex').toString('base64')}`;
  }

  protected override async guardDelete({ id }: WebhookEndpoint): Promise<void> {
    await this.em.execute(`update webhook_delivery set deleted_at = now() where company_id = noria_company() and endpoint_id = ?`, [id]);
  }
}
