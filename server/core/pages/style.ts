import { createHash } from 'node:crypto';
import type { Page } from './Page.ts';
import css from './page.css?raw';

const path = '/pages/style.css';

/** Address of the style sheet of all public pages, which changes with its contents, so that browsers may keep it for ever. */
export const styleAddress = `${path}?v=${createHash('sha256').update(css).digest('hex').slice(0, 12)}`;

/** Serves the style sheet. */
export const stylePage: Page = {
  method: 'GET',
  path,
  answer: async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(css),
};
