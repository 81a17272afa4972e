import { SaxesParser } from 'saxes';
import { EventLoopBreak } from '../../core/import/EventLoopBreak.ts';
import {
  lineLimit,
  plainIban,
  shortText,
  statementLimit,
  textLimit,
  tooLong,
  unreadable,
  type BookedLine,
  type StatementFile,
} from './statementFile.ts';

/** Characters parsed between two breaks of the event loop, nested elements, and characters of one element. */
const chunk = 65_536;
const depthLimit = 40;
const elementLimit = 10_000;

/** Texts of an entry by their path below `Ntry`, without the details' own elements. */
type Texts = Map<string, string>;

/** Whether bytes begin as XML does. */
export const isXml = (text: string): boolean => /^\s*<(\?xml|[\w:]*Document)[\s>]/.test(text.slice(0, 200));

/**
 * Reads the booked entries of an ISO 20022 account statement (camt.053, any version; also camt.052 and camt.054). Pending and
 * informative entries are left out. Document types are refused, so that no entity can expand.
 * @throws InvalidInput `file` statementUnreadable, importTooLarge.
 */
export async function readCamt(text: string): Promise<StatementFile[]> {
  const reader = new CamtReader();
  const parser = new SaxesParser();
  const breath = new EventLoopBreak();
  const refuse = () => {
    throw unreadable();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => reader.open(name.slice(name.indexOf(':') + 1), attributes as Record<string, string>));
  parser.on('text', piece => reader.text(piece));
  parser.on('cdata', piece => reader.text(piece));
  parser.on('closetag', () => reader.close());
  for (let at = 0; at < text.length; at += chunk) {
    if (breath.isDue) await breath.take();
    parser.write(text.slice(at, at + chunk));
  }
  parser.close();
  if (!reader.statements.length) throw unreadable();
  return reader.statements;
}

/** Collects statements from the elements of a file, by their path. */
class CamtReader {
  readonly statements: StatementFile[] = [];
  private readonly path: string[] = [];
  private written = '';
  private statement: StatementFile | null = null;
  private entry: Texts | null = null;
  private balance: Texts | null = null;
  private count = 0;
  /** Payments that the entry adds up. */
  private payments = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (this.path.push(name) > depthLimit) throw unreadable();
    this.written = '';
    if (['Stmt', 'Rpt', 'Ntfctn'].includes(name) && this.path.length === 3) {
      if (this.statements.length >= statementLimit) throw tooLong();
      this.statement = { reference: null, iban: null, currency: null, opening: null, closing: null, lines: [] };
      this.statements.push(this.statement);
    }
    if (name === 'Ntry' && this.path.length === 4) [this.entry, this.payments] = [new Map(), 0];
    if (name === 'Bal' && this.path.length === 4) this.balance = new Map();
    if (name === 'Amt' && attributes.Ccy && this.path.length === 5 && this.statement) this.sameCurrency(attributes.Ccy);
  }

  text(piece: string): void {
    this.written += piece;
    if (this.written.length > elementLimit) throw tooLong();
  }

  close(): void {
    const name = this.path.at(-1)!;
    const below = this.path.slice(4).join('/');
    const text = this.written.trim();
    if (this.entry && below && text) this.keep(this.entry, below, text);
    else if (this.balance && below && text) this.balance.set(below, text);
    else if (this.statement && text) this.ofStatement(this.path.slice(3).join('/'), text);
    if (name === 'TxDtls' && this.entry) this.payments++;
    if (name === 'Ntry' && this.path.length === 4) this.endEntry();
    if (name === 'Bal' && this.path.length === 4) this.endBalance();
    if (this.path.length === 3) this.statement = null;
    this.path.pop();
    this.written = '';
  }

  private ofStatement(path: string, text: string): void {
    if (path === 'Id') this.statement!.reference = shortText(text);
    if (path === 'Acct/Id/IBAN') this.statement!.iban = plainIban(text);
    if (path === 'Acct/Ccy') this.sameCurrency(text);
  }

  /** A statement is kept in one currency. */
  private sameCurrency(currency: string): void {
    if ((this.statement!.currency ??= currency) !== currency) throw unreadable();
  }

  /** Keeps the first text of each element; of what the payer wrote, all. */
  private keep(entry: Texts, path: string, text: string): void {
    const before = entry.get(path);
    if (before === undefined) entry.set(path, text);
    else if (path.endsWith('/Ustrd') && before.length < textLimit) entry.set(path, `${before} ${text}`);
  }

  private endBalance(): void {
    const balance = this.balance!;
    this.balance = null;
    const kind = balance.get('Tp/CdOrPrtry/Cd');
    const amount = signed(balance);
    if (kind === 'OPBD' || kind === 'PRCD') this.statement!.opening ??= amount;
    if (kind === 'CLBD') this.statement!.closing = amount;
  }

  private endEntry(): void {
    const entry = this.entry!;
    this.entry = null;
    const status = entry.get('Sts') ?? entry.get('Sts/Cd') ?? 'BOOK';
    if (status !== 'BOOK') return;
    if (++this.count > lineLimit) throw tooLong();
    const booked = lineOf(entry);
    // Of several payments in one entry, none is its party.
    const line = this.payments > 1 ? { ...booked, partyName: null, partyIban: null } : booked;
    if (Number(line.amount) !== 0) this.statement!.lines.push(line);
  }
}

/** Returns an amount with its sign: credits are positive. */
function signed(texts: Texts): string {
  const amount = texts.get('Amt') ?? '';
  const side = texts.get('CdtDbtInd');
  if (!/^\d{1,14}(\.\d{1,5})?$/.test(amount) || (side !== 'CRDT' && side !== 'DBIT')) throw unreadable();
  return side === 'DBIT' ? `-${amount}` : amount;
}

function lineOf(entry: Texts): BookedLine {
  const bookedOn = (entry.get('BookgDt/Dt') ?? entry.get('BookgDt/DtTm') ?? entry.get('ValDt/Dt') ?? '').slice(0, 10);
  if (!isDay(bookedOn)) throw unreadable();
  const amount = signed(entry);
  const details = 'NtryDtls/TxDtls';
  // The other side is who paid what came in, and who received what went out.
  const other = amount.startsWith('-') ? 'Cdtr' : 'Dbtr';
  const parties = `${details}/RltdPties`;
  const name = entry.get(`${parties}/${other}/Pty/Nm`) ?? entry.get(`${parties}/${other}/Nm`) ?? '';
  const endToEnd = entry.get(`${details}/Refs/EndToEndId`) ?? '';
  const written = [entry.get(`${details}/RmtInf/Ustrd`), entry.get(`${details}/RmtInf/Strd/CdtrRefInf/Ref`), named(endToEnd)].filter(
    Boolean,
  );
  return {
    bookedOn,
    amount,
    partyName: shortText(name),
    partyIban: plainIban(entry.get(`${parties}/${other}Acct/Id/IBAN`) ?? ''),
    reference: shortText(written.length ? written.join(' ') : (entry.get('AddtlNtryInf') ?? ''), textLimit),
    bankReference: named(entry.get('AcctSvcrRef') ?? entry.get(`${details}/Refs/AcctSvcrRef`) ?? ''),
  };
}

/** Returns a reference, unless it says that there is none. */
const named = (reference: string) => (/^(NONREF|NOTPROVIDED)?$/.test(reference) ? null : shortText(reference));

/** Whether a text is a day of the calendar, as the ledger takes them. */
function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
