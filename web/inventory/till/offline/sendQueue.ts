import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { serverNow } from '../../../core/relay/serverClock.ts';
import { withQueueLock } from './withQueueLock.ts';
import { takeBooked } from './catalogue.ts';
import { connection } from './connection.ts';
import type { QueuedSale } from './QueuedSale.ts';
import { discardReport, readReports, recordReport, reportSale, type SaleReport } from './refusedSales.ts';
import { changed, changeQueued, forgetSale, isWaiting, markSent, saleQueue } from './saleQueue.ts';
import { sendSale } from './sendSale.ts';
import { tillDatabase } from './tillDatabase.ts';

/** Milliseconds after which no cashier is waiting for the answer any more, because the page that sold is gone. */
const longestWait = 60_000;

/** Sends waiting sales in order, one tab at a time. A refused sale stays with its reason and does not block the others. */
export const sendQueue = (): Promise<void> =>
  withQueueLock(async () => {
    const database = await tillDatabase();
    for (const id of await database.getAllKeys('queue')) {
      const sale = await database.get('queue', id);
      if (sale && !(await advance(sale))) return;
    }
  });

/** Sends a refused sale again, unchanged. */
export async function retrySale(id: string): Promise<void> {
  await changeQueued(id, { issues: undefined });
  await sendQueue();
}

/** Discards a sale; it leaves the queue once the server has stored the decision with its reason. */
export async function discardSale(id: string, discarded: NonNullable<QueuedSale['discarded']>): Promise<void> {
  await changeQueued(id, { discarded });
  await sendQueue();
}

/**
 * Books refused sales as they were made, one by one, so that a sale at the counter can run in between. A sale that is refused again keeps
 * its new reason. Returns the issues that stopped it.
 */
export async function recordSales(ids: readonly string[], reason: string): Promise<Issue[]> {
  for (const id of ids) {
    const away = await withQueueLock(() => recordSale(id, reason));
    if (away.length > 0) return away;
  }
  return [];
}

/** Applies decisions that others have made on refused sales of this device. Rejects with RequestFailed. */
export const followReports = (): Promise<void> => withQueueLock(followAll);

async function recordSale(id: string, reason: string): Promise<Issue[]> {
  const sale = await reported(id);
  if (!sale?.reportId) return connection.get() === 'OFFLINE' ? [{ code: 'failed.OFFLINE' }] : [];
  const outcome = await recordReport(sale.reportId, reason);
  if ('report' in outcome) await follow(sale, outcome.report);
  else if (isAway(outcome.issues)) return outcome.issues;
  else await changeQueued(id, { issues: outcome.issues });
  return [];
}

/** Largest page of reports that the API answers. */
const reportsAtOnce = 100;

async function followAll(): Promise<void> {
  const told = saleQueue.get().sales.filter(({ reportId }) => reportId);
  for (let at = 0; at < told.length; at += reportsAtOnce)
    for (const report of await readReports(told.slice(at, at + reportsAtOnce).map(({ id }) => id)))
      await follow(
        told.find(({ id }) => id === report.saleId)!,
        report,
      );
}

/** Takes the next step for a sale; false where the server is unreachable. */
async function advance(sale: QueuedSale): Promise<boolean> {
  if (isWaiting(sale)) return send(sale);
  if (isAtCounter(sale) || (sale.reportId && !sale.discarded)) return true;
  const known = await reported(sale.id);
  if (!known?.discarded || !known.reportId) return true;
  const outcome = await discardReport(known.reportId, known.discarded);
  if ('report' in outcome) await follow(known, outcome.report);
  else if (isAway(outcome.issues)) return false;
  // Booked or replaced meanwhile: the server says which.
  else await followAll().catch(() => {});
  return true;
}

async function send(sale: QueuedSale): Promise<boolean> {
  const outcome = await sendSale(sale.input);
  if (outcome.is !== 'SENT' && outcome.is !== 'REFUSED') return false;
  if (outcome.is === 'SENT') await settle(sale, outcome.number);
  // Discarded on the server, which stores the sale with the reason.
  else if (outcome.issues.some(({ code }) => code === 'saleDiscarded')) await forgetSale(sale.id);
  else {
    const refused = await changeQueued(sale.id, { issues: outcome.issues });
    if (refused && !isAtCounter(refused)) await reported(sale.id);
  }
  return true;
}

/** Whether a cashier is waiting at the counter for the result. */
const isAtCounter = ({ isBeingSold, receipt }: QueuedSale) => isBeingSold && serverNow() - Date.parse(receipt.soldAt) < longestWait;

/** Failures that are not the sale's fault and are retried. */
const passing = new Set(['failed.OFFLINE', 'failed.UNAUTHENTICATED', 'failed.PERSISTED_QUERY_NOT_FOUND']);

const isAway = (issues: Issue[]) => issues.some(({ code }) => passing.has(code));

/** Returns a refused sale, reporting it to the server first if necessary. */
async function reported(id: string): Promise<QueuedSale | undefined> {
  const sale = await (await tillDatabase()).get('queue', id);
  if (!sale || sale.reportId) return sale;
  const outcome = await reportSale(sale);
  if ('issues' in outcome) {
    const said = new Set(sale.issues?.map(({ code }) => code));
    const more = outcome.issues.filter(({ code }) => !said.has(code));
    if (more.length > 0 && !isAway(more)) await changeQueued(id, { issues: [...(sale.issues ?? []), ...more] });
    return sale;
  }
  const known = await changeQueued(id, { reportId: outcome.report.id });
  if (known) await follow(known, outcome.report);
  return known;
}

/** Applies the server's decision on a refused sale to this device. */
async function follow(sale: QueuedSale, { status, number }: SaleReport): Promise<void> {
  if (status === 'RECORDED' && number) await settle(sale, number);
  else if (status === 'DISCARDED' || status === 'REPLACED') await forgetSale(sale.id);
}

async function settle(sale: QueuedSale, number: string) {
  await markSent(sale, number);
  // Synchronously, so that no figure is ever shown in which a booked sale is still waiting.
  const kept = takeBooked(sale.input.lines);
  saleQueue.set({ ...saleQueue.get(), sales: saleQueue.get().sales.filter(({ id }) => id !== sale.id) });
  await kept;
  await changed();
}
