import { ServiceOf } from '../record/EntityService.ts';
import { WebhookEndpoint } from './WebhookEndpoint.ts';
import { webhookEndpointRules } from './webhookEndpoint.rules.ts';

/** Manages webhooks and their signing secrets. */
export class WebhookEndpointService extends ServiceOf(WebhookEndpoint, webhookEndpointRules) {
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
