import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { invoiceCode } from './InventoryInvoice.ts';
import { creditNoteRules, refundRules, returnRules, saleRules } from './inventoryInvoice.rules.ts';
import { refundCreditNote, voidCreditNote } from './endCreditNote.ts';
import { issueCreditNote } from './issueCreditNote.ts';
import { issueReturn } from './issueReturn.ts';
import { issueSale } from './issueSale.ts';

/** Sales, returns and credit notes: each is issued whole, or nothing of it, and never changes but that a credit note may be voided; said again under its id, it is the first one (domain §3, POS). */
export class InventoryInvoiceService {
  constructor(private readonly scope: Scope) {}

  /** A sale. */
  async sell(input: object): Promise<{ id: string }> {
    const sale = check(saleRules, input);
    refuseOtherType(sale.id);
    return issueSale(this.scope, sale);
  }

  /** What comes back of a sale. */
  async takeBack(input: object): Promise<{ id: string }> {
    const taken = check(returnRules, input);
    refuseOtherType(taken.id);
    return issueReturn(this.scope, taken);
  }

  /** What is taken off a sale, and no goods come back. */
  async credit(input: object): Promise<{ id: string }> {
    const note = check(creditNoteRules, input);
    refuseOtherType(note.id);
    return issueCreditNote(this.scope, note);
  }

  /** A credit note that was a mistake. */
  async void({ id, version }: { id: string; version?: number }): Promise<{ id: string }> {
    await voidCreditNote(this.scope.em, id, version);
    return { id };
  }

  /** What is left of a credit note, paid out. */
  async refund(input: object): Promise<{ id: string }> {
    const refund = check(refundRules, input);
    await refundCreditNote(this.scope.em, refund);
    return { id: refund.id };
  }
}

function refuseOtherType(id: string | null): void {
  if (id && typeOfId(id) !== invoiceCode) throw new InvalidInput({ field: 'id', code: 'invalid' });
}
