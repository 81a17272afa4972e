import { createElement } from 'react';
import { Refused } from '../errors.ts';
import type { Page, PageReply, PageRequest } from '../pages/Page.ts';
import { PublicSite, sitePages, type SitePage } from '../pages/PublicSite.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };
import { answerViewMail, openViewMail, viewMailPage, type ReadViewMail } from './viewMailLinks.ts';
import { ViewMailNotice, ViewMailPage } from './ViewMailPage.tsx';

const site = new PublicSite({ en, ar, sp });

/** What a request does with the mailed view of its link. */
type Work = (request: PageRequest, secret: string) => Promise<ReadViewMail>;

/** Programs that check mails open links too, so this only asks. */
const ask: Work = ({ context }, secret) => openViewMail(context, secret);

/** Stops it for the reader, also at the button of a mail program (RFC 8058); `back` has the reader get it again. */
const decide: Work = ({ context, form }, secret) => answerViewMail(context, secret, 'back' in form);

async function answer(request: PageRequest, reply: PageReply, work: Work): Promise<PageReply> {
  const visit = site.visitIn(request);
  const tell = (title: 'over' | 'tooMany', status: number) => site.send(reply, createElement(ViewMailNotice, { visit, title }), status);
  // With `no-referrer` a browser would not tell this server where the form comes from.
  reply.header('referrer-policy', 'same-origin');
  if (site.isBraked(request, reply)) return tell('tooMany', 429);
  const { secret } = request.params;
  try {
    const mail = await work(request, secret);
    return site.send(reply, createElement(ViewMailPage, { visit, secret, mail }));
  } catch (error) {
    if (error instanceof Refused) return tell('over', 404);
    throw error;
  }
}

const rows: SitePage<Work>[] = [
  ['GET', '/:secret', ask],
  ['POST', '/:secret', decide],
];

/** The pages at which a reader of a mailed view stops it for themself, and has it again, as HTML. */
export const viewMailPages: Page[] = sitePages(viewMailPage, rows, work => (request, reply) => answer(request, reply, work));
