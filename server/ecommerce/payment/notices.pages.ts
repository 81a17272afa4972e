import type { Page } from '../../core/pages/Page.ts';
import { idForm } from '../../core/rules/idForm.ts';
import type { Notice } from './PaymentProvider.ts';
import { CardSettlementService } from './CardSettlementService.ts';

/** `POST /webhooks/stripe`: what Stripe tells of payments, signed. What cannot be settled now is told again by Stripe. */
export const noticesPage: Page = {
  method: 'POST',
  path: '/webhooks/stripe',
  async answer({ text, headers, context }, reply) {
    const { cards } = context;
    if (!cards) return reply.code(404);
    let notice: Notice | undefined;
    try {
      notice = await cards.read(text, String(headers['stripe-signature'] ?? ''));
    } catch {
      return reply.code(400);
    }
    if (notice && idForm.test(notice.chargeId) && idForm.test(notice.companyId)) await new CardSettlementService(context).settle(notice);
    return reply.code(204);
  },
};
