import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { newId } from '../../../server/core/database/ids.ts';
import { codeOf } from '../../../server/core/database/RecordType.ts';
import { check } from '../../../server/core/graphql/check.ts';
import type { Scope } from '../../../server/core/graphql/Scope.ts';
import { decimal, recordId } from '../../../server/core/rules/fields.ts';
import { BenchCustomer } from './BenchCustomer.ts';
import { BenchInvoice } from './BenchInvoice.ts';
import { BenchLine } from './BenchLine.ts';
import { BenchProduct } from './BenchProduct.ts';

const rules = z.object({
  customerId: recordId,
  lines: z
    .array(z.object({ productId: recordId, quantity: decimal(0, 1e9), price: decimal(0, 1e9) }))
    .min(1, 'required')
    .max(100, 'tooLong'),
});

/** Writes an invoice with its lines as a module of the product would: through entities, in the command's transaction. */
export async function createBenchInvoice({ em }: Scope, input: object): Promise<BenchInvoice> {
  const { customerId, lines } = check(rules, input);
  const id = newId(codeOf(BenchInvoice));
  const total = lines.reduce((sum, { quantity, price }) => sum.plus(new Decimal(quantity).times(price)), new Decimal(0));
  const invoice = em.create(BenchInvoice, {
    id,
    number: `N-${id.slice(-12)}`,
    issuedOn: new Date().toISOString().slice(0, 10),
    total: total.toFixed(),
    customer: em.getReference(BenchCustomer, customerId),
  });
  lines.forEach(({ productId, quantity, price }, index) =>
    em.create(BenchLine, { invoice, product: em.getReference(BenchProduct, productId), position: index + 1, quantity, price }),
  );
  await em.flush();
  return invoice;
}
