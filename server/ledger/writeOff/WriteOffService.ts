import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { entryDay, refuseDecimals } from '../deposit/openDeposit.ts';
import { noteOnDocument } from '../document/noteOnDocument.ts';
import { postEntry } from '../entry/postEntry.ts';
import { homeAmountAt } from '../exchangeRate/homeWorth.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { registerOpenItem } from '../openItem/registerOpenItem.ts';
import { allocate } from '../payment/allocate.ts';
import { writeOffCode } from './WriteOff.ts';
import { writeOffSeries } from './writeOffSeries.ts';
import { reverseWriteOffRules, writeOffRules } from './writeOff.rules.ts';

interface Receivable {
  number: string | null;
  partyId: string | null;
  currency: string;
  issuedOn: string;
  open: string;
  exchangeRate: string | null;
  homeOpen: string | null;
  isVoid: boolean;
}

interface Written {
  documentId: string;
  documentNumber: string | null;
  number: string;
  amount: string;
  entryId: string;
  writtenOffOn: string;
  reversedOn: string | null;
}

/** Gives up receivables, and takes that back (modules.md, Finance). */
export class WriteOffService {
  constructor(private readonly scope: Pick<Scope, 'em'>) {}

  /**
   * Writes off what is owed on an issued document, or a part of it: Dr BAD_DEBT, Cr RECEIVABLE. Returns the write-off's id.
   * @throws RequestError NOT_FOUND; InvalidInput `amount` limitExceeded, tooManyDecimals, `writtenOffOn` outsideBooks, inTheFuture, beforeIssued;
   * Refused `documentVoid`, `nothingToWriteOff`, `periodLocked`.
   */
  async writeOff(input: object): Promise<string> {
    const { em } = this.scope;
    const { documentId, reason, writtenOffOn: day, ...wanted } = check(writeOffRules, input);
    const writtenOffOn = await pastDay(em, 'writtenOffOn', day);
    // Numbers are drawn before anything is locked (domain §0, lock order).
    const number = await drawNumber(em, writeOffSeries, writtenOffOn);
    const receivable = await openReceivable(em, documentId);
    const { open, partyId, currency, ...document } = receivable;
    if (writtenOffOn < document.issuedOn) throw new InvalidInput({ field: 'writtenOffOn', code: 'beforeIssued' });
    const amount = wanted.amount ?? open;
    refuseDecimals(amount, currency);
    if (new Decimal(amount).greaterThan(open)) throw new InvalidInput({ field: 'amount', code: 'limitExceeded' });
    const id = newId(writeOffCode);
    const item = { kind: 'WRITE_OFF', direction: 'RECEIVABLE', number, partyId, currency, issuedOn: writtenOffOn } as const;
    const worth = await worthOfShare(em, receivable, amount);
    const home = worth === null ? null : { exchangeRate: document.exchangeRate!, homeAmount: `-${worth}` };
    await registerOpenItem(em, { id, ...item, amount: `-${amount}`, home });
    await allocate(em, { creditId: id }, [{ openItemId: documentId, amount }], writtenOffOn);
    const entryId = await postEntry(em, {
      postedOn: writtenOffOn,
      journal: 'GENERAL',
      sourceId: id,
      description: reason,
      lines: [
        { account: 'BAD_DEBT', debit: worth ?? amount },
        { account: 'RECEIVABLE', credit: worth ?? amount, partyId },
      ],
    });
    const row = { id, number, documentId, currency, amount, writtenOffOn, reason };
    await em.execute(
      `insert into write_off (id, number, document_id, currency, amount, written_off_on, reason, entry_id) values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [...Object.values(row), entryId],
    );
    noteCreated(em, 'WriteOff', [row]);
    await noteOnDocument(em, { id: documentId, name: document.number }, { writeOff: [null, { number, amount, reason }] });
    return id;
  }

  /**
   * Takes a write-off back: the document is owed again, and the entry is reversed. Taking one back twice does nothing. Returns its id.
   * @throws RequestError NOT_FOUND; InvalidInput `reversedOn` outsideBooks, inTheFuture, beforeIssued; Refused `periodLocked`.
   */
  async reverse(input: object): Promise<string> {
    const { em } = this.scope;
    const { id, reversedOn: day } = check(reverseWriteOffRules, input);
    const [written] = await em.execute<Written[]>(
      `select w.document_id as "documentId", i.number as "documentNumber", w.number, trim_scale(w.amount)::text as amount, w.entry_id as "entryId",
         w.written_off_on::text as "writtenOffOn", w.reversed_on::text as "reversedOn"
       from write_off w join open_item i on i.company_id = w.company_id and i.id = w.document_id
       where w.company_id = noria_company() and w.id = ? for no key update of w`,
      [id],
    );
    if (!written) throw NotFound();
    if (written.reversedOn) return id;
    const { documentId, documentNumber, number, amount, entryId, writtenOffOn } = written;
    const reversedOn = await pastDay(em, 'reversedOn', day);
    if (reversedOn < writtenOffOn) throw new InvalidInput({ field: 'reversedOn', code: 'beforeIssued' });
    await allocate(em, { creditId: id }, [{ openItemId: documentId, amount: `-${amount}` }], reversedOn);
    await em.execute('update open_item set voided_on = ? where company_id = noria_company() and id = ?', [reversedOn, id]);
    await em.execute('update write_off set reversed_on = ? where company_id = noria_company() and id = ?', [reversedOn, id]);
    await reverseEntry(em, entryId, { postedOn: reversedOn, description: number });
    await noteOnDocument(em, { id: documentId, name: documentNumber }, { writeOff: [{ number, amount }, null] });
    return id;
  }
}

/** Returns the given day, if it belongs to the books and has come; else today. */
async function pastDay(em: EntityManager, field: string, day: string | null): Promise<string> {
  const given = await entryDay(em, field, day);
  if (day && day > (await companyToday(em))) throw new InvalidInput({ field, code: 'inTheFuture' });
  return given;
}

/** Locks an issued receivable and returns what is owed on it. */
async function openReceivable(em: EntityManager, id: string): Promise<Receivable> {
  const [item] = await em.execute<Receivable[]>(
    `select number, party_id as "partyId", trim(currency) as currency, issued_on::text as "issuedOn",
       trim_scale(amount - paid - credited)::text as open,
       exchange_rate::text as "exchangeRate", trim_scale(home_amount - home_settled)::text as "homeOpen", voided_on is not null as "isVoid"
     from open_item where company_id = noria_company() and id = ? and direction = 'RECEIVABLE' for no key update`,
    [id],
  );
  if (!item) throw NotFound('documentId');
  if (item.isVoid) throw new Refused('documentVoid');
  if (!new Decimal(item.open).greaterThan(0)) throw new Refused('nothingToWriteOff');
  return item;
}

/**
 * Returns what an amount of a receivable is worth in the company's currency, as its allocation will count it; null in the company's own.
 * @throws InvalidInput `amount` worthNothing.
 */
async function worthOfShare(em: EntityManager, { open, exchangeRate, homeOpen }: Receivable, amount: string): Promise<string | null> {
  if (!exchangeRate || !homeOpen) return null;
  const [{ currency }] = await em.execute<{ currency: string }[]>(
    `select trim(currency) as currency from company where id = noria_company()`,
  );
  if (new Decimal(amount).equals(open)) {
    if (Number(homeOpen) === 0) throw new InvalidInput({ field: 'amount', code: 'worthNothing', params: { currency } });
    return homeOpen;
  }
  return Decimal.min(homeAmountAt('amount', amount, exchangeRate, currency), homeOpen).toFixed();
}
