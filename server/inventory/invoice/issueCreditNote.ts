import { newId } from '../../core/database/ids.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { askSaleFacts, openSession } from './askSaleFacts.ts';
import { contentHash, isRepeated } from './contentHash.ts';
import { creditLines } from './creditLines.ts';
import { invoiceCode, invoiceLineCode } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import type { CreditNote } from './inventoryInvoice.rules.ts';
import { creditLine } from './invoiceLines.ts';
import { readSoldLines } from './readSoldLines.ts';
import { writeCredit } from './writeCredit.ts';
import { askCreditNumber } from './writeInvoices.ts';

/**
 * Credits a sale, wholly or by lines, without a return of goods (domain §1, corrections): at the tax of the sale, with numbering, payments
 * and postings as for a return. Credited pieces can no longer be returned; crediting only an amount does not affect that.
 * @throws InvalidInput `id` keyReused, for lines that are not the sale's or have less left, and payments; Refused sessionClosed,
 * returnOfReturn, nothingToCredit.
 */
export async function issueCreditNote(scope: Scope, { invoiceId, lines: wanted, ...said }: CreditNote): Promise<{ id: string }> {
  const { em } = scope;
  const facts = await (await askSaleFacts(em, { id: said.id, tillSessionId: said.tillSessionId }))();
  const hash = contentHash('CREDIT_NOTE', { ...said, invoiceId, lines: wanted });
  if (isRepeated(facts, hash)) return { id: said.id! };
  const session = openSession(facts, said);
  const number = await (await askCreditNumber(em))();
  const sale = await readSoldLines(em, invoiceId);
  const id = said.id ?? newId(invoiceCode);
  const lines = creditLines(sale, wanted, currencyDecimals(sale.currency)).map(({ line, quantity, share }, index) =>
    creditLine(line, { id: newId(invoiceLineCode), position: index + 1, quantity, restocked: null, share, value: 0 }),
  );
  const { reason, payments } = said;
  const kind = InventoryInvoiceKind.CREDIT_NOTE as const;
  const document = { id, kind, number, sale: { ...sale, id: invoiceId }, facts, session, reason, payments, lines, contentHash: hash };
  await writeCredit(scope, { ...document, cost: 0, scrapped: 0 });
  return { id };
}
