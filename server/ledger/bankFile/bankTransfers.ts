import { Decimal, sum } from '../../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import { csvField } from '../../../core/rules/formulaGuard.ts';

/** A payment of net pay to an employee's bank account. */
export interface BankTransfer {
  /** Unique in the file; the bank returns it with the payment. */
  reference: string;
  name: string;
  account: string;
  amount: string;
}

/** A file of transfers, as a bank takes it. */
export interface BankFile {
  /** Number of the run. */
  number: string;
  createdAt: Date;
  /** Day on which the bank is to pay. */
  executeOn: string;
  /** ISO 4217. */
  currency: string;
  /** What employees read on their statements. */
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

/** Whether a text is an IBAN: its form and its check digits (ISO 13616, ISO 7064 mod 97-10). */
export function isIban(text: string): boolean {
  const value = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const digits = [...value.slice(4), ...value.slice(0, 4)].map(character => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const accountOf = (account: string) =>
  isIban(account)
    ? element('Id', element('IBAN', account.replaceAll(' ', '').toUpperCase()))
    : element('Id', element('Othr', element('Id', escaped(plain(account, 34)))));

/** Writes a credit transfer initiation of ISO 20022 (pain.001.001.09) with one batch of salaries. */
export function pain001({ number, createdAt, executeOn, currency, remark, debtor, transfers }: BankFile): string {
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
  const payments = transfers.map(({ reference, name, account, amount }) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', element('EndToEndId', plain(reference, 35))),
      element('Amt', `<InstdAmt Ccy="${currency}">${new Decimal(amount).toFixed(currencyDecimals(currency))}</InstdAmt>`),
      element('Cdtr', element('Nm', named(name, 70))),
      element('CdtrAcct', accountOf(account)),
      element('RmtInf', element('Ustrd', named(remark, 140))),
    ),
  );
  const batch = element(
    'PmtInf',
    element('PmtInfId', plain(number, 35)),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    counts,
    element('PmtTpInf', element('CtgyPurp', element('Cd', 'SALA'))),
    element('ReqdExctnDt', element('Dt', executeOn)),
    element('Dbtr', element('Nm', named(debtor.name, 70))),
    element('DbtrAcct', accountOf(debtor.iban), element('Ccy', currency)),
    element('DbtrAgt', agent(debtor.bic)),
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
    ...transfers.map(({ reference, name, account, amount }) => [
      reference,
      name,
      account,
      new Decimal(amount).toFixed(currencyDecimals(currency)),
      currency,
      executeOn,
      remark,
    ]),
  ];
  return `\uFEFF${lines.map(line => `${line.map(csvField).join(',')}\r\n`).join('')}`;
}
