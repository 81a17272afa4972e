import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariant of the exploded recipes, which are stored separately from the recipes themselves. */
export const aggregateInvariants: Invariant[] = [
  {
    key: 'recipes',
    name: 'Aggregate products consume stock as their components say',
    sql: `
      with recursive part(aggregate_product_id, product_id, component_id, quantity) as (
        select l.aggregate_product_id, l.product_id, l.component_id, l.quantity::numeric from aggregate_product_line l
        union all
        select p.aggregate_product_id, l.product_id, l.component_id, p.quantity * l.quantity
        from part p join aggregate_product_line l on l.company_id = noria_company() and l.aggregate_product_id = p.component_id)
      cycle component_id set is_circle using path
      select aggregate_product_id, product_id, k.quantity as kept, f.quantity as exploded
      from (select aggregate_product_id, product_id, quantity from aggregate_product_leaf) k
      full join (
        select aggregate_product_id, product_id, round(sum(quantity), 6) as quantity from part where product_id is not null group by 1, 2
      ) f using (aggregate_product_id, product_id) where k.quantity is distinct from f.quantity`,
  },
];
