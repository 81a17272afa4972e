import { EventLoopBreak } from '../../core/import/EventLoopBreak.ts';
import { dayOf, decimalOf, labelKey, latinDigits } from '../../core/import/importValue.ts';
import type { Table } from '../../core/import/Table.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { plainIban, shortText, textLimit, type BookedLine, type StatementFile } from './statementFile.ts';

type Column = 'bookedOn' | 'amount' | 'credit' | 'debit' | 'partyName' | 'partyIban' | 'reference' | 'bankReference' | 'currency';

/** Titles by which banks call the columns, in English, Arabic, Spanish, German and French; compared without case. */
const titles: Record<Column, string[]> = {
  bookedOn: [
    'date',
    'booking date',
    'booked on',
    'posting date',
    'transaction date',
    'التاريخ',
    'تاريخ',
    'تاريخ العملية',
    'fecha',
    'fecha operación',
    'fecha operacion',
    'fecha contable',
    'buchungstag',
    'buchungsdatum',
    'date comptable',
  ],
  amount: ['amount', 'value', 'المبلغ', 'القيمة', 'importe', 'monto', 'valor', 'betrag', 'umsatz', 'montant'],
  credit: [
    'credit',
    'money in',
    'paid in',
    'deposit',
    'deposits',
    'دائن',
    'إيداع',
    'haber',
    'abono',
    'abonos',
    'crédito',
    'credito',
    'ingreso',
    'haben',
    'crédit',
  ],
  debit: [
    'debit',
    'money out',
    'paid out',
    'withdrawal',
    'withdrawals',
    'مدين',
    'سحب',
    'debe',
    'cargo',
    'cargos',
    'débito',
    'debito',
    'gasto',
    'soll',
    'débit',
  ],
  partyName: [
    'name',
    'counterparty',
    'payer',
    'payee',
    'payer or payee',
    'الاسم',
    'الطرف الآخر',
    'nombre',
    'ordenante',
    'beneficiario',
    'contraparte',
    'auftraggeber / begünstigter',
    'nom',
  ],
  partyIban: ['iban', 'account', 'account number', 'counterparty iban', 'رقم الحساب', 'cuenta', 'kontonummer/iban', 'compte'],
  reference: [
    'description',
    'reference',
    'details',
    'text',
    'memo',
    'narrative',
    'الوصف',
    'البيان',
    'المرجع',
    'descripción',
    'descripcion',
    'concepto',
    'referencia',
    'detalle',
    'verwendungszweck',
    'libellé',
  ],
  bankReference: [
    'transaction id',
    'bank reference',
    'id',
    'رقم العملية',
    'id de transacción',
    'número de operación',
    'numero de operacion',
  ],
  currency: ['currency', 'العملة', 'moneda', 'divisa', 'währung', 'devise'],
};

/** A day in digits, whose first two numbers are day and month, or month and day. */
const usualDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** Whether a day can only be read with the month first; then all of its file are written so. */
function saysMonthFirst(text: string): boolean {
  const [, first, second] = usualDay.exec(text.trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}

/**
 * Reads a statement from a table with a title row: a day, an amount or columns of what came in and what went out, and texts.
 * @throws InvalidInput `file` statementColumns if day or amount have no column, statementRow {row} for a row that cannot be read.
 */
export async function statementOfTable({ titles: head, rows }: Table): Promise<StatementFile> {
  const named = head.map(title => labelKey(title.slice(0, 100)));
  // Of several columns that may be meant, the one whose title comes first in the list: what is paid is rather told by “description” than by “details”.
  const find = (column: Column) => titles[column].map(title => named.indexOf(title)).find(index => index >= 0) ?? -1;
  const at = Object.fromEntries((Object.keys(titles) as Column[]).map(column => [column, find(column)])) as Record<Column, number>;
  if (at.bookedOn < 0 || (at.amount < 0 && at.credit < 0 && at.debit < 0))
    throw new InvalidInput({ field: 'file', code: 'statementColumns' });
  const breath = new EventLoopBreak();
  const isMonthFirst = rows.some(({ cells }) => saysMonthFirst(latinDigits((cells[at.bookedOn] ?? '').slice(0, 40))));
  const lines: BookedLine[] = [];
  let currency: string | null = null;
  for (const { line: row, cells } of rows) {
    if (breath.isDue) await breath.take();
    const cell = (column: Column) => (at[column] < 0 ? '' : (cells[at[column]] ?? ''));
    const written = latinDigits(cell('bookedOn').slice(0, 40)).trim();
    const bookedOn = dayOf(isMonthFirst ? written.replace(usualDay, '$2/$1/$3') : written);
    const amount = amountOf(cell('amount'), cell('credit'), cell('debit'));
    const named = cell('currency').trim().toUpperCase();
    const isOther = named && currency && named !== currency;
    if (!bookedOn || amount === undefined || named.length > 3 || isOther)
      throw new InvalidInput({ field: 'file', code: 'statementRow', params: { row } });
    currency ??= named || null;
    if (amount.isZero()) continue;
    lines.push({
      bookedOn,
      amount: amount.toFixed(),
      partyName: shortText(cell('partyName')),
      partyIban: plainIban(cell('partyIban')),
      reference: shortText(cell('reference'), textLimit),
      bankReference: shortText(cell('bankReference')),
    });
  }
  return { reference: null, iban: null, currency, opening: null, closing: null, lines };
}

/** Returns the amount of a row, from one column with its sign or from two; undefined if there is none. */
function amountOf(signed: string, credit: string, debit: string): Decimal | undefined {
  const [whole, came, went] = [signed, credit, debit].map(numberOf);
  if (signed) return whole;
  if (!credit && !debit) return undefined;
  if ((credit && !came) || (debit && !went)) return undefined;
  // Some banks write what went out below zero in its own column.
  return new Decimal(came ?? 0).minus(new Decimal(went ?? 0).abs());
}

/** Reads a number as banks write it: with a sign before or after it, in brackets or with DR if below zero, and the currency's mark. */
function numberOf(cell: string): Decimal | undefined {
  const written = latinDigits(cell.slice(0, 60)).replaceAll('\u2212', '-');
  const text = written.replace(/[^\d.,'٫٬+-]/g, '');
  const isBelow = text.startsWith('-') || text.endsWith('-') || /\([^\d)]{0,9}\d|\d\s?DR\.?$/i.test(written.trim());
  const plain = text && decimalOf(text.replace(/[+-]/g, ''));
  return plain ? new Decimal(plain).times(isBelow ? -1 : 1) : undefined;
}
