import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { InventoryInvoice, invoiceCode } from './InventoryInvoice.ts';
import { returnRules, saleRules } from './inventoryInvoice.rules.ts';
import { issueReturn } from './issueReturn.ts';
import { issueSale } from './issueSale.ts';

/** Sales and returns: each is issued whole, or nothing of it, and never changes. */
export class InventoryInvoiceService {
  constructor(private readonly scope: Scope) {}

  /** A sale; said again under its id, the first one (domain §3, POS). */
  sell(input: object): Promise<{ id: string }> {
    const sale = check(saleRules, input);
    return this.once(sale.id, () => issueSale(this.scope, sale));
  }

  /** What comes back of a sale; said again under its id, the first one. */
  takeBack(input: object): Promise<{ id: string }> {
    const taken = check(returnRules, input);
    return this.once(taken.id, () => issueReturn(this.scope, taken));
  }

  /** Whoever says it at the same moment waits for the first one's end. */
  private async once(id: string | null, issue: () => Promise<{ id: string }>): Promise<{ id: string }> {
    if (!id) return issue();
    if (typeOfId(id) !== invoiceCode) throw new InvalidInput({ field: 'id', code: 'invalid' });
    await holdId(this.scope.em, id);
    const known = await this.scope.em.findOne(InventoryInvoice, { id }, { fields: ['id'] });
    return known ?? issue();
  }
}

const holdId = (em: EntityManager, id: string) => em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id]);
