import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { round, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import type { PostingScope } from '../entry/postManualEntry.ts';
import { bankStatementCode, bankStatementLineCode } from './BankStatement.ts';
import { importStatementRules } from './bankStatement.rules.ts';
import { lockBankAccount } from './lockBankAccount.ts';
import { readStatements } from './readStatements.ts';
import { keysOf, lineLimit, tooLong, type BookedLine, type StatementFile } from './statementFile.ts';

/** A file to import, and the bank account whose statement it is. */
interface StatementUpload {
  bankAccountId: string;
  file?: Promise<FileUpload> | FileUpload | null;
}

/** What an import made: bookings that are new, and bookings that were known already. */
interface Imported {
  imported: number;
  known: number;
}

/**
 * Imports the bookings of a file that the account does not have yet; importing the same file again makes nothing.
 * @throws InvalidInput `bankAccountId` notFound, inactive, notInList; `file` required, statementUnreadable, statementColumns, statementRow,
 * statementOfAnother, statementCurrency, statementSum, statementTooOld, tooManyDecimals, importTooLarge.
 */
export async function importStatement(scope: Scope, input: StatementUpload): Promise<Imported> {
  const { bankAccountId } = check(importStatementRules, { bankAccountId: input.bankAccountId });
  await refuseInactive(scope.em, [{ field: 'bankAccountId', Entity: BankAccount, id: bankAccountId }]);
  const account = await scope.em.findOneOrFail(BankAccount, { id: bankAccountId });
  if (account.kind !== 'BANK') throw new InvalidInput({ field: 'bankAccountId', code: 'notInList' });
  if (!input.file) throw new InvalidInput({ field: 'file', code: 'required' });
  return importBookings(scope, account, await readStatements(input.file));
}

/** Imports the bookings of statements that were read already; errors on `file` as above. */
export async function importBookings(
  { em }: Pick<PostingScope, 'em'>,
  account: BankAccount,
  { name, statements }: { name: string; statements: StatementFile[] },
): Promise<Imported> {
  const bankAccountId = account.id;
  if (sum(statements.map(({ lines }) => lines.length)).greaterThan(lineLimit)) throw tooLong();
  for (const statement of statements) refuseForeign(account, statement);
  await lockBankAccount(em, bankAccountId);
  const keys = await keysOf(statements.flatMap(({ lines }) => lines));
  const known = await knownKeys(em, bankAccountId, keys);
  let at = 0;
  let imported = 0;
  for (const statement of statements) {
    const fresh = statement.lines.flatMap(line => {
      const key = keys[at++];
      return known.has(key) ? [] : [{ ...line, key }];
    });
    if (fresh.length) await insertStatement(em, { bankAccountId, fileName: name.slice(0, titleLimit).toWellFormed(), statement, fresh });
    imported += fresh.length;
  }
  return { imported, known: keys.length - imported };
}

/** Refuses a statement that does not belong to the account, or whose figures do not add up. */
function refuseForeign(account: BankAccount, { iban, currency, opening, closing, lines }: StatementFile): void {
  const { currency: own } = account;
  const refuse = (code: string, params?: Record<string, unknown>) => new InvalidInput({ field: 'file', code, params });
  if (iban && account.iban && iban !== account.iban) throw refuse('statementOfAnother', { iban });
  if (currency && currency !== own) throw refuse('statementCurrency', { currency: own });
  const digits = currencyDecimals(own);
  for (const { amount } of lines) if (!round(amount, digits).equals(amount)) throw refuse('tooManyDecimals', { max: digits });
  const early = lines.find(({ bookedOn }) => bookedOn < account.openedOn);
  if (early) throw refuse('statementTooOld', { date: account.openedOn });
  if (opening === null || closing === null) return;
  const difference = sum([opening, ...lines.map(({ amount }) => amount)]).minus(closing);
  if (!difference.isZero()) throw refuse('statementSum', { difference: difference.toFixed() });
}

async function knownKeys(em: EntityManager, bankAccountId: string, keys: string[]): Promise<Set<string>> {
  const rows = await em.execute<{ key: string }[]>(
    'select key from bank_statement_line where company_id = noria_company() and bank_account_id = ? and key = any(?::text[])',
    [bankAccountId, `{${keys.join()}}`],
  );
  return new Set(rows.map(({ key }) => key));
}

interface Fresh {
  bankAccountId: string;
  fileName: string;
  statement: StatementFile;
  fresh: (BookedLine & { key: string })[];
}

async function insertStatement(em: EntityManager, { bankAccountId, fileName, statement, fresh }: Fresh): Promise<void> {
  const id = newId(bankStatementCode);
  const days = fresh.map(({ bookedOn }) => bookedOn).toSorted();
  const [startsOn, endsOn] = [days[0], days.at(-1)!];
  const { reference, opening, closing } = statement;
  await em.execute(
    `insert into bank_statement (id, bank_account_id, reference, file_name, starts_on, ends_on, opening_balance, closing_balance)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, bankAccountId, reference, fileName, startsOn, endsOn, opening, closing],
  );
  const rows = fresh.map((line, index) => ({ ...line, id: newId(bankStatementLineCode), position: index + 1 }));
  await em.execute(
    `insert into bank_statement_line (id, statement_id, bank_account_id, position, booked_on, amount, party_name, party_iban, reference, bank_reference, key)
     select l.id, ?, ?, l.position, l."bookedOn", l.amount, l."partyName", l."partyIban", l.reference, l."bankReference", l.key
     from jsonb_to_recordset(?::jsonb) as l (id uuid, position integer, "bookedOn" date, amount numeric, "partyName" text, "partyIban" text,
       reference text, "bankReference" text, key text)`,
    [id, bankAccountId, JSON.stringify(rows)],
  );
  const total = sum(fresh.map(({ amount }) => amount)).toFixed();
  noteCreated(em, 'BankStatement', [
    { id, name: reference ?? fileName, bankAccountId, startsOn, endsOn, lineCount: fresh.length, total } as {
      id: string;
    },
  ]);
}
