import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { serverNow } from '../../../core/relay/serverClock.ts';
import { alone } from './alone.ts';
import { takeBooked } from './catalogue.ts';
import { connection } from './connection.ts';
import type { QueuedSale } from './QueuedSale.ts';
import { discardReport, readReports, recordReport, reportSale, type SaleReport } from './refusedSales.ts';
import { changed, changeQueued, forgetSale, isWaiting, keepSent, saleQueue } from './saleQueue.ts';
import { sendSale } from './sendSale.ts';
import { tillDatabase } from './tillDatabase.ts';

/** Milliseconds after which nobody waits for an answer any more: the page that sold has gone. */
const longestWait = 60_000;

/** Sends what waits, in the order it was sold, one tab at a time; what is refused stays with its reason and holds nobody up. */
export const sendQueue = (): Promise<void> =>
  alone(async () => {
    const database = await tillDatabase();
    for (const id of await database.getAllKeys('queue')) {
      const sale = await database.get('queue', id);
      if (sale && !(await advance(sale))) return;
    }
  });

/** Sends a refused sale again as it is. */
export async function retrySale(id: string): Promise<void> {
  await changeQueued(id, { issues: undefined });
  await sendQueue();
}

/** Decides that a sale is not booked; it leaves the queue once the server keeps it with the reason. */
export async function discardSale(id: string, discarded: NonNullable<QueuedSale['discarded']>): Promise<void> {
  await changeQueued(id, { discarded });
  await sendQueue();
}

/**
 * Has refused sales booked as they were sold, one after another, with room for a sale at the counter in between. What is refused once more
 * keeps its new reason; answers why it went no further.
 */
export async function recordSales(ids: readonly string[], reason: string): Promise<Issue[]> {
  for (const id of ids) {
    const away = await alone(() => recordSale(id, reason));
    if (away.length > 0) return away;
  }
  return [];
}

/** Looks what others have decided upon refused sales of this device. Rejects with RequestFailed. */
export const followReports = (): Promise<void> => alone(followAll);

async function recordSale(id: string, reason: string): Promise<Issue[]> {
  const sale = await reported(id);
  if (!sale?.reportId) return connection.get() === 'OFFLINE' ? [{ code: 'failed.OFFLINE' }] : [];
  const outcome = await recordReport(sale.reportId, reason);
  if ('report' in outcome) await follow(sale, outcome.report);
  else if (isAway(outcome.issues)) return outcome.issues;
  else await changeQueued(id, { issues: outcome.issues });
  return [];
}

async function followAll(): Promise<void> {
  const told = saleQueue.get().sales.filter(({ reportId }) => reportId);
  if (told.length === 0) return;
  const reports = await readReports(told.slice(0, 100).map(({ id }) => id));
  for (const report of reports)
    await follow(
      told.find(({ id }) => id === report.saleId)!,
      report,
    );
}

/** Does what comes next for a sale; false where the server cannot be reached. */
async function advance(sale: QueuedSale): Promise<boolean> {
  if (isWaiting(sale)) return send(sale);
  if (isAtCounter(sale) || (sale.reportId && !sale.discarded)) return true;
  const known = await reported(sale.id);
  if (!known?.discarded || !known.reportId) return true;
  const outcome = await discardReport(known.reportId, known.discarded);
  if ('report' in outcome) await follow(known, outcome.report);
  else if (isAway(outcome.issues)) return false;
  // It has been booked meanwhile, or replaced: the server says which.
  else await followAll().catch(() => {});
  return true;
}

async function send(sale: QueuedSale): Promise<boolean> {
  const outcome = await sendSale(sale.input);
  if (outcome.is !== 'SENT' && outcome.is !== 'REFUSED') return false;
  if (outcome.is === 'SENT') await settle(sale, outcome.number);
  // The server keeps it, with the reason.
  else if (outcome.issues.some(({ code }) => code === 'saleDiscarded')) await forgetSale(sale.id);
  else {
    const refused = await changeQueued(sale.id, { issues: outcome.issues });
    if (refused && !isAtCounter(refused)) await reported(sale.id);
  }
  return true;
}

/** Whether somebody stands at the counter and waits what becomes of it. */
const isAtCounter = ({ isBeingSold, receipt }: QueuedSale) => isBeingSold && serverNow() - Date.parse(receipt.soldAt) < longestWait;

/** What fails for another reason than the sale: it is tried again. */
const passing = new Set(['failed.OFFLINE', 'failed.UNAUTHENTICATED', 'failed.PERSISTED_QUERY_NOT_FOUND']);

const isAway = (issues: Issue[]) => issues.some(({ code }) => passing.has(code));

/** A refused sale, of which the server has been told. */
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

/** Does on this device what has become of a refused sale on the server. */
async function follow(sale: QueuedSale, { status, number }: SaleReport): Promise<void> {
  if (status === 'RECORDED' && number) await settle(sale, number);
  else if (status === 'DISCARDED' || status === 'REPLACED') await forgetSale(sale.id);
}

async function settle(sale: QueuedSale, number: string) {
  await keepSent(sale, number);
  // In one breath: what the server has booked waits no more, and no figure between the two is ever seen.
  const kept = takeBooked(sale.input.lines);
  saleQueue.set({ ...saleQueue.get(), sales: saleQueue.get().sales.filter(({ id }) => id !== sale.id) });
  await kept;
  await changed();
}
