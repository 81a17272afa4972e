import { createElement } from 'react';
import type { Page, PageReply, PageRequest } from '../../../core/pages/Page.ts';
import { languages } from '../../../core/session/Viewer.ts';
import { TrackingPage, TrackingQuestion } from './TrackingPage.tsx';
import type { ShopRequests } from '../ShopRequests.ts';
import { trackOrder, typedTrackingId } from './trackOrder.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';

/**
 * `GET /track/{trackingId}/`: where an order is, for whoever has its tracking id; any other text is told to be none, whether it was one
 * once, never, or of another company.
 */
export const trackingPages = (requests: ShopRequests): Page[] =>
  languages.flatMap((language): Page[] => {
    const path = inLanguage(language, '/track');
    return [
      { method: 'GET', path, language, answer: async (request, reply) => ask(requests, request, reply, path) },
      {
        method: 'GET',
        path: `${path}/:trackingId`,
        language,
        hidesAddress: true,
        answer: (request, reply) => show(requests, request, reply),
      },
    ];
  });

function ask(requests: ShopRequests, request: PageRequest, reply: PageReply, path: string): PageReply {
  const { id } = request.query;
  const typed = typeof id === 'string' ? typedTrackingId(id) : '';
  if (typed) return reply.redirect(`${path}/${encodeURIComponent(typed)}/`);
  return requests.send(reply, createElement(TrackingQuestion, { visit: requests.visitOf(request), tried: '' }));
}

async function show(requests: ShopRequests, request: PageRequest, reply: PageReply): Promise<PageReply> {
  if (requests.isBraked(request, reply)) return requests.refuse(reply, requests.visitOf(request), 429, ['tooMany', 'tooManyText']);
  const trackingId = typedTrackingId(request.params.trackingId);
  reply.header('referrer-policy', 'no-referrer');
  const order = await trackOrder(request.context, trackingId);
  const visit = requests.visitOf(request, undefined, order);
  if (!order) return requests.send(reply, createElement(TrackingQuestion, { visit, tried: trackingId }), 404);
  return requests.send(reply, createElement(TrackingPage, { visit, trackingId, order }));
}
