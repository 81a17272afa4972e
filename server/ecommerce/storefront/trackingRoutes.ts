import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { languages } from '../../core/session/Viewer.ts';
import { TrackingPage, TrackingQuestion } from './pages/TrackingPage.tsx';
import type { ShopRequests } from './ShopRequests.ts';
import { trackOrder, typedTrackingId } from './trackOrder.ts';
import { inLanguage } from './Visit.ts';

/**
 * `GET /track/{trackingId}/`: where an order is, for whoever has its tracking id; any other text is told to be none, whether it was one
 * once, never, or of another company.
 */
export function trackingRoutes(app: FastifyInstance, requests: ShopRequests): void {
  for (const language of languages) {
    const path = inLanguage(language, '/track');
    for (const url of [path, `${path}/`])
      app.get<{ Querystring: { id?: unknown } }>(url, async (request, reply) => {
        const { id } = request.query;
        const typed = typeof id === 'string' ? typedTrackingId(id) : '';
        if (typed) return reply.redirect(`${path}/${encodeURIComponent(typed)}/`, 303);
        return requests.send(reply, createElement(TrackingQuestion, { visit: requests.visitOf(request, language), tried: '' }));
      });
    for (const url of [`${path}/:trackingId`, `${path}/:trackingId/`])
      app.get<{ Params: { trackingId: string } }>(url, { config: { hidesAddress: true } }, async (request, reply) => {
        if (requests.isBraked(request, reply))
          return requests.refuse(reply, requests.visitOf(request, language), 429, ['tooMany', 'tooManyText']);
        const trackingId = typedTrackingId(request.params.trackingId);
        void reply.header('referrer-policy', 'no-referrer');
        const order = await trackOrder(requests.contextOf(request, reply, language), trackingId);
        const visit = requests.visitOf(request, language, undefined, order);
        if (!order) return requests.send(reply, createElement(TrackingQuestion, { visit, tried: trackingId }), 404);
        return requests.send(reply, createElement(TrackingPage, { visit, trackingId, order }));
      });
  }
}
