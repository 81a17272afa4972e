import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { insertRecords } from '../../../server/core/database/insertRecords.ts';
import { newId } from '../../../server/core/database/ids.ts';
import { codeOf } from '../../../server/core/database/RecordType.ts';
import { check } from '../../../server/core/graphql/check.ts';
import type { Scope } from '../../../server/core/graphql/Scope.ts';
import { decimal, recordId } from '../../../server/core/rules/fields.ts';
import { BenchInvoice } from './BenchInvoice.ts';
import { BenchLine } from './BenchLine.ts';

const rules = z.object({
  customerId: recordId,
  lines: z
    .array(z.object({ productId: recordId, quantity: decimal(0, 1e9), price: decimal(0, 1e9) }))
    .min(1, 'required')
    .max(100, 'tooLong'),
});

/** Writes an invoice with its lines as a module with bulk writes would: in the command's transaction, bypassing the unit of work. */
export async function createBenchInvoice({ em }: Scope, input: object): Promise<{ id: string }> {
  const { customerId, lines } = check(rules, input);
  const id = newId(codeOf(BenchInvoice));
  const total = lines.reduce((sum, { quantity, price }) => sum.plus(new Decimal(quantity).times(price)), new Decimal(0));
  await insertRecords(em, BenchInvoice, [
    {
      id,
      number: `N-${id.slice(-12)}`,
      issuedOn: new Date().toISOString().slice(0, 10),
      status: 'DRAFT',
      total: total.toFixed(),
      customer: customerId,
    },
  ]);
  await insertRecords(
    em,
    BenchLine,
    lines.map(({ productId, quantity, price }, index) => ({ invoice: id, product: productId, position: index + 1, quantity, price })),
    { id, field: 'lines' },
  );
  return { id };
}
