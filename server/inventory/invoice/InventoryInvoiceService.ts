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

/**
 * Issues sales, returns and credit notes (domain §3, POS). Each is issued as a whole or not at all and never changes, except that a credit
 * note may be voided. Issuing again under the same id returns the first document.
 */
export class InventoryInvoiceService {
  constructor(private readonly scope: Scope) {}

  /** Issues a sale. */
  async sell(input: object): Promise<{ id: string }> {
    const sale = check(saleRules, input);
    refuseOtherType(sale.id);
    refuseOtherType(sale.replacesId, 'replacesId');
    return issueSale(this.scope, sale);
  }

  /** Issues a return of goods. */
  async takeBack(input: object): Promise<{ id: string }> {
    const taken = check(returnRules, input);
    refuseOtherType(taken.id);
    return issueReturn(this.scope, taken);
  }

  /** Issues a credit note without a return of goods. */
  async credit(input: object): Promise<{ id: string }> {
    const note = check(creditNoteRules, input);
    refuseOtherType(note.id);
    return issueCreditNote(this.scope, note);
  }

  /** Voids a credit note issued by mistake. */
  async void({ id, version }: { id: string; version?: number }): Promise<{ id: string }> {
    await voidCreditNote(this.scope.em, id, version);
    return { id };
  }

  /** Pays out the remaining credit of a credit note. */
  async refund(input: object): Promise<{ id: string }> {
    const refund = check(refundRules, input);
    await refundCreditNote(this.scope.em, refund);
    return { id: refund.id };
  }
}

function refuseOtherType(id: string | null, field = 'id'): void {
  if (id && typeOfId(id) !== invoiceCode) throw new InvalidInput({ field, code: 'invalid' });
}
