import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { invoiceCode } from './InventoryInvoice.ts';
import { returnRules, saleRules } from './inventoryInvoice.rules.ts';
import { issueReturn } from './issueReturn.ts';
import { issueSale } from './issueSale.ts';

/** Sales and returns: each is issued whole, or nothing of it, and never changes; said again under its id, it is the first one (domain §3, POS). */
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
}

function refuseOtherType(id: string | null): void {
  if (id && typeOfId(id) !== invoiceCode) throw new InvalidInput({ field: 'id', code: 'invalid' });
}
