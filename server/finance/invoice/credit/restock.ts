import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../../core/money/arithmetic.ts';
import { readTakenStock, stockOfReturn } from '../../../inventory/invoice/stockOfReturn.ts';
import { moveStock } from '../../../inventory/stock/moveStock.ts';
import type { ChosenLine } from './invoicedLines.ts';

/**
 * Brings back the goods of the lines that are restocked, at what they cost when they left. Returns the value by credited line; a line
 * whose goods the invoice did not deliver has none.
 * @throws InvalidInput `lines.N.serialNumbers` as `moveStock`.
 */
export async function restock(
  em: EntityManager,
  noteId: string,
  lines: (ChosenLine & { creditLineId: string })[],
  digits: number,
): Promise<Map<string, string>> {
  const back = lines.filter(line => line.restock);
  const taken = Map.groupBy(
    back.length
      ? await readTakenStock(
          em,
          back.map(({ id }) => id),
          { table: 'sales_invoice_line', column: 'credit_of_line_id' },
        )
      : [],
    ({ lineId }) => lineId,
  );
  const requests = back.flatMap(({ id, line, returned, quantity, creditLineId, serialNumbers }) =>
    stockOfReturn(
      taken.get(id) ?? [],
      { sold: line.quantity, before: returned, quantity },
      {
        sourceId: noteId,
        sourceLineId: creditLineId,
        serialNumbers,
        serialField: `lines.${lines.findIndex(each => each.id === id)}.serialNumbers`,
      },
      digits,
    ),
  );
  const moved = Map.groupBy(await moveStock(em, requests), ({ sourceLineId }) => sourceLineId!);
  return new Map([...moved].map(([lineId, moves]) => [lineId, sum(moves.map(({ value }) => value)).toFixed()]));
}
