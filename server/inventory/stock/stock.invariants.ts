import type { Invariant } from '../../core/invariants/Invariant.ts';
import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';

/** Invariants of stock, true at any moment, for every user and any order of movements (domain §3). */
export const stockInvariants: Invariant[] = [
  {
    key: 'stockLevels',
    name: 'Stock quantities and values match their moves',
    sql: `
      select l.id, l.on_hand, l.value, m.quantity, m.worth
      from stock_level l left join lateral (select coalesce(sum(quantity), 0) as quantity, coalesce(sum(value), 0) as worth
        from stock_move m where m.company_id = l.company_id and m.warehouse_id = l.warehouse_id and m.product_id = l.product_id) m on true
      where (l.on_hand, l.value) is distinct from (m.quantity, m.worth)`,
  },
  {
    key: 'stockMoves',
    name: 'Stock moves have correct running quantities, in order of date',
    sql: `
      select * from (
        select m.id, m.on_hand_after, m.value_after, m.moved_at, sum(m.quantity) over place as quantity, sum(m.value) over place as worth,
          lag(m.moved_at) over place as before
        from stock_move m window place as (partition by m.warehouse_id, m.product_id order by m.moved_at, m.id)) m
      where (m.on_hand_after, m.value_after) is distinct from (m.quantity, m.worth) or m.before > m.moved_at`,
  },
  {
    key: 'stockAccount',
    name: 'The stock account matches the stock value',
    sql: `
      select s.worth, a.balance
      from (select coalesce(sum(value), 0) as worth from stock_level) s
      cross join (select coalesce(sum(l.debit - l.credit), 0) as balance from account a
        join journal_line l on l.company_id = a.company_id and l.account_id = a.id where a.role = 'INVENTORY') a
      where s.worth <> a.balance`,
  },
  {
    key: 'batches',
    name: 'Batch quantities match their moves and the stock',
    sql: `
      select b.batch_id, b.on_hand, m.quantity, l.on_hand as lying
      from stock_batch_level b
      join stock_level l on l.company_id = b.company_id and l.product_id = b.product_id and l.warehouse_id = b.warehouse_id
      left join lateral (select coalesce(sum(m.quantity), 0) as quantity from stock_move m
        where m.company_id = b.company_id and m.warehouse_id = b.warehouse_id and m.product_id = b.product_id and m.batch_id = b.batch_id) m on true
      left join lateral (select sum(o.on_hand) as together from stock_batch_level o
        where o.company_id = b.company_id and o.warehouse_id = b.warehouse_id and o.product_id = b.product_id) o on true
      where b.on_hand <> m.quantity or o.together > l.on_hand`,
  },
  {
    key: 'serials',
    name: 'Pieces with serial numbers match the stock, and lie where they were last moved to',
    sql: `
      select l.id, l.on_hand, s.pieces from inventory_product p
      join stock_level l on l.company_id = p.company_id and l.product_id = p.id
      cross join lateral (select count(*) as pieces from stock_serial s
        where s.company_id = l.company_id and s.product_id = l.product_id and s.warehouse_id = l.warehouse_id) s
      where p.is_serialized and l.on_hand <> s.pieces
      union all select s.id, m.quantity, null from inventory_product p
      join stock_serial s on s.company_id = p.company_id and s.product_id = p.id
      join stock_move m on m.company_id = s.company_id and m.id = s.move_id
      where p.is_serialized
        and (s.product_id <> m.product_id or s.warehouse_id is distinct from (case when m.quantity > 0 then m.warehouse_id end))`,
  },
  {
    key: 'reservations',
    name: 'Reserved stock belongs to an open order',
    sql: `
      select l.id, l.reserved, r.kept
      from stock_level l left join lateral (select coalesce(sum(r.quantity), 0) as kept from stock_reservation r
        where r.company_id = l.company_id and r.product_id = l.product_id and r.warehouse_id = l.warehouse_id) r on true
      where l.reserved <> r.kept`,
  },
  {
    key: 'transfers',
    name: 'Transfers arrive in full and at the same value',
    sql: `
      select source_line_id, sum(quantity) as quantity, sum(value) as worth from stock_move where reason = 'TRANSFER'
      group by source_line_id having sum(quantity) <> 0 or sum(value) <> 0`,
  },
  {
    key: 'receipts',
    name: 'Posted goods receipts match their stock moves',
    sql: `
      select l.id, r.status, l.quantity, l.value, m.coming, m.worth, m.gone
      from goods_receipt r join goods_receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
      left join lateral (select sum(m.quantity) filter (where m.reason = 'PURCHASE') as coming, sum(m.value) filter (where m.reason = 'PURCHASE') as worth,
        coalesce(sum(m.quantity) filter (where m.reason = 'PURCHASE_RETURN'), 0) as gone
        from stock_move m where m.company_id = l.company_id and m.source_id = r.id and m.source_line_id = l.id) m on true
      where r.status <> 'DRAFT' and ((l.quantity, l.value) is distinct from (m.coming, m.worth)
        or m.gone <> case r.status when 'REVERSED' then -l.quantity else 0 end)`,
  },
  {
    key: 'defaultWarehouse',
    name: 'Each company has one default warehouse',
    sql: `select count(*) as warehouses from warehouse where is_default having count(*) <> 1`,
  },
  gaplessNumbers({ table: 'stock_transfer', documentType: 'STOCK_TRANSFER' }),
  gaplessNumbers({ table: 'goods_receipt', documentType: 'GOODS_RECEIPT' }),
  gaplessNumbers({ table: 'stock_count', documentType: 'STOCK_COUNT' }),
];
