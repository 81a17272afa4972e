import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { SaleReturn } from './inventoryInvoice.rules.ts';

/** Takes back what was sold. */
export async function issueReturn({ em }: Scope, { invoiceId }: SaleReturn): Promise<{ id: string }> {
  const [sale] = await em.execute<{ id: string }[]>(
    'select id from inventory_invoice where company_id = noria_company() and id = ? for update',
    [invoiceId],
  );
  throw new Refused('documentLocked', sale);
}
