import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { csvField } from '../../core/rules/formulaGuard.ts';
import { isIban } from '../../core/rules/isIban.ts';

/** Formats of a bank file: ISO 20022, pain.001.001.09, and CSV. */
export const bankFileFormats = ['PAIN_001', 'CSV'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

/** A payment to the bank account of an employee or vendor. */
export interface BankTransfer {
  /** Unique in the file; the bank returns it with the payment. */
  reference: string;
  name: string;
  account: string;
  /** ISO 9362 of the payee's bank, where it is known. */
  bic?: string | null;
  amount: string;
  /** What the payee reads on their statement; the remark of the file, if omitted. */
  remark?: string;
}

/** A file of transfers, as a bank takes it. */
export interface BankFile {
  /** Number of the run. */
  number: string;
  /** Category purpose (ISO 20022 external code set): salaries or payments to suppliers. */
  purpose: 'SALA' | 'SUPP';
  createdAt: Date;
  /** Day on which the bank is to pay. */
  executeOn: string;
  /** ISO 4217. */
  currency: string;
  /** What payees read on their statements. */
  remark: string;
  debtor: { name: string; iban: string; bic: string | null };
  transfers: BankTransfer[];
}

/** Characters that every bank accepts (ISO 20022, basic Latin), at most a number of them; letters lose their accents, others become a space. */
const plain = (text: string, length: number) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim() || '-';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;

/** Names as they are where the bank's character set has them: XML allows every letter, so only markup is escaped. */
const named = (text: string, length: number) => escaped(text.replace(/\p{C}/gu, ' ').trim().slice(0, length).trim() || '-');

const spaceless = (account: string) => account.replaceAll(' ', '').toUpperCase();

const accountOf = (account: string) =>
  isIban(spaceless(account))
    ? element('Id', element('IBAN', spaceless(account)))
    : element('Id', element('Othr', element('Id', escaped(plain(account, 34)))));

/**
 * Writes a credit transfer initiation of ISO 20022 (pain.001.001.09) with one batch. In euros it is a SEPA credit transfer: service level
 * SEPA, charges by the rules of the scheme (EPC132-08). Salaries are booked as one amount, payments to suppliers one by one.
 */
export function pain001({ number, purpose, createdAt, executeOn, currency, remark, debtor, transfers }: BankFile): string {
  const isSepa = currency === 'EUR';
  const total = sum(transfers.map(({ amount }) => amount)).toFixed(currencyDecimals(currency));
  const counts = element('NbOfTxs', String(transfers.length)) + element('CtrlSum', total);
  const agent = (bic: string | null) =>
    element('FinInstnId', bic ? element('BICFI', escaped(bic)) : element('Othr', element('Id', 'NOTPROVIDED')));
  const header = element(
    'GrpHdr',
    element('MsgId', plain(`${number} ${createdAt.getTime()}`, 35)),
    element('CreDtTm', createdAt.toISOString().slice(0, 19)),
    counts,
    element('InitgPty', element('Nm', named(debtor.name, 70))),
  );
  const payments = transfers.map(({ reference, name, account, bic, amount, remark: own }) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', element('EndToEndId', plain(reference, 35))),
      element('Amt', `<InstdAmt Ccy="${currency}">${new Decimal(amount).toFixed(currencyDecimals(currency))}</InstdAmt>`),
      ...(bic ? [element('CdtrAgt', agent(bic))] : []),
      element('Cdtr', element('Nm', named(name, 70))),
      element('CdtrAcct', accountOf(account)),
      element('RmtInf', element('Ustrd', named(own ?? remark, 140))),
    ),
  );
  const batch = element(
    'PmtInf',
    element('PmtInfId', plain(number, 35)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', String(purpose === 'SALA')),
    counts,
    element('PmtTpInf', isSepa ? element('SvcLvl', element('Cd', 'SEPA')) : '', element('CtgyPurp', element('Cd', purpose))),
    element('ReqdExctnDt', element('Dt', executeOn)),
    element('Dbtr', element('Nm', named(debtor.name, 70))),
    element('DbtrAcct', accountOf(debtor.iban), element('Ccy', currency)),
    element('DbtrAgt', agent(debtor.bic)),
    isSepa ? element('ChrgBr', 'SLEV') : '',
    ...payments,
  );
  const root = element('CstmrCdtTrfInitn', header, batch);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${root}</Document>\n`;
}

/** Writes the transfers as CSV (RFC 4180, UTF-8 with a byte order mark), for banks that take no pain.001. */
export function transfersCsv({
  currency,
  executeOn,
  remark,
  transfers,
}: Pick<BankFile, 'currency' | 'executeOn' | 'remark' | 'transfers'>): string {
  const lines = [
    ['reference', 'name', 'account', 'amount', 'currency', 'date', 'remark'],
    ...transfers.map(({ reference, name, account, amount, remark: own }) => [
      reference,
      name,
      account,
      new Decimal(amount).toFixed(currencyDecimals(currency)),
      currency,
      executeOn,
      own ?? remark,
    ]),
  ];
  return `\uFEFF${lines.map(line => `${line.map(csvField).join(',')}\r\n`).join('')}`;
}
