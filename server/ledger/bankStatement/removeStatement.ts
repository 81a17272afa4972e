import { noteDeleted } from '../../core/database/ChangeLog.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { lockBankAccount } from './lockBankAccount.ts';

/**
 * Removes a statement that was imported by mistake, with its bookings. Returns its id.
 * @throws RequestError NOT_FOUND; Refused `statementMatched` while a booking is matched.
 */
export async function removeStatement({ em }: Pick<Scope, 'em'>, id: string): Promise<string> {
  const [statement] = await em.execute<{ bankAccountId: string; name: string }[]>(
    `select bank_account_id as "bankAccountId", coalesce(reference, file_name) as name from bank_statement
     where company_id = noria_company() and id = ?`,
    [id],
  );
  if (!statement) throw NotFound();
  await lockBankAccount(em, statement.bankAccountId);
  const [matched] = await em.execute(
    `select from bank_match m join bank_statement_line l on l.company_id = m.company_id and l.id = m.line_id
     where m.company_id = noria_company() and l.statement_id = ? limit 1`,
    [id],
  );
  if (matched) throw new Refused('statementMatched');
  await em.execute('delete from bank_statement_line where company_id = noria_company() and statement_id = ?', [id]);
  const gone = await em.execute<{ id: string }[]>('delete from bank_statement where company_id = noria_company() and id = ? returning id', [
    id,
  ]);
  if (!gone.length) throw NotFound();
  noteDeleted(em, 'BankStatement', { id, name: statement.name });
  return id;
}
