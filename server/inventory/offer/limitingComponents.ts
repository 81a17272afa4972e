import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../core/graphql/Context.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** A stock product in an offer, and how many offers its stock is enough for. */
@ObjectType()
export class LimitingComponent {
  @Field(() => ID) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText, { description: 'Total quantity in one offer.' }) quantity!: string;
  @Field(() => DecimalText) available!: string;
  @Field(() => DecimalText, { description: 'How many offers the available stock is enough for.' }) enoughFor!: string;
  @Field(() => DecimalText, { description: 'Cost of the quantity at the average cost, or the purchase price if there is none.' })
  cost!: string;
  @Field(() => Boolean) isActive!: boolean;
}

/** Returns the stock products in an aggregate product or a package, the scarcest first; empty for any other id. */
export function limitingComponents({ database, viewer }: Context, id: string): Promise<LimitingComponent[]> {
  return database.inCompany(viewer!, em =>
    em.execute<LimitingComponent[]>(
      `with taken as (
         select product_id, quantity from aggregate_product_leaf where company_id = noria_company() and aggregate_product_id = ?
         union all
         select l.product_id, sum(l.quantity) from inventory_package_line l
         where l.company_id = noria_company() and l.package_id = ? and l.product_id is not null and l.deleted_at is null group by 1
       ), known as (
         select t.product_id, p.name, t.quantity, noria_available(t.product_id) as available, noria_unit_cost(t.product_id) as cost, p.status
         from taken t join inventory_product p on p.company_id = noria_company() and p.id = t.product_id)
       select product_id as "productId", name, trim_scale(quantity)::text as quantity, trim_scale(available)::text as available,
         floor(available / quantity)::text as "enoughFor", noria_money(quantity * cost)::text as cost, status = 'ACTIVE' as "isActive"
       from known order by floor(available / quantity), name, product_id`,
      [id, id],
    ),
  );
}
