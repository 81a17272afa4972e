import { companyColumn } from '../recordColumns.ts';

/** Stock moves, which never change; the levels are kept in the same transaction. */
export const stockMove = `
create table stock_move (
  id uuid not null,
  ${companyColumn},
  moved_at timestamptz(3) not null,
  product_id uuid not null,
  warehouse_id uuid not null,
  batch_id uuid,
  reason text not null check (reason in
    ('OPENING', 'ADJUSTMENT', 'COUNT', 'SCRAP', 'TRANSFER', 'SALE', 'SALE_RETURN', 'PURCHASE', 'PURCHASE_RETURN')),
  quantity numeric(19,6) not null check (quantity <> 0),
  value numeric(19,4) not null check (value = 0 or (value > 0) = (quantity > 0)),
  -- Quantity and value in the warehouse after the move.
  on_hand_after numeric(19,6) not null check (on_hand_after >= 0),
  value_after numeric(19,4) not null check (value_after >= 0),
  source_id uuid not null,
  source_line_id uuid,
  note text,
  moved_by_id uuid,
  primary key (company_id, id),
  foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id),
  foreign key (company_id, batch_id) references stock_batch (company_id, id),
  foreign key (company_id, moved_by_id) references user_account (company_id, id)
);
-- A line of a document moves its stock once.
create unique index stock_move_line_key on stock_move (company_id, source_line_id, product_id, warehouse_id, batch_id, reason)
  nulls not distinct where source_line_id is not null;
create index stock_move_product_idx on stock_move (company_id, product_id, id);
create index stock_move_level_idx on stock_move (company_id, warehouse_id, product_id, id);
create index stock_move_source_idx on stock_move (company_id, source_id);
select noria_tenant('stock_move', 'select, insert');
-- Moves never change, not even for the owner: they are moved back.
create trigger stands before update or delete on stock_move for each row execute function noria_frozen();
create trigger stands_whole before truncate on stock_move for each statement execute function noria_frozen();
`;
