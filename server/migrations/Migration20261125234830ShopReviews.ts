import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Reviews of the shop's products, which keep the sum and count of their ratings. */
export class Migration20261125234830ShopReviews extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(
      'alter table ecommerce_product add column rating_sum integer not null default 0, add column rating_count integer not null default 0',
    );
    this.addSql(`
      create table ecommerce_review (
        ${recordColumns},
        product_id uuid not null,
        customer_id uuid,
        rating integer not null constraint ecommerce_review_rating_check check (rating between 1 and 10),
        text text not null,
        answer text,
        answered_at timestamptz(3),
        is_hidden boolean not null default false,
        hidden_reason text,
        search text generated always as (noria_fold(text || ' ' || coalesce(answer, ''))) stored,
        foreign key (company_id, product_id) references ecommerce_product (company_id, id),
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id),
        constraint ecommerce_review_hidden_reason_check check (not is_hidden or hidden_reason is not null)
      )`);
    this.addSql(`create unique index ecommerce_review_customer_id_key on ecommerce_review (company_id, product_id, customer_id) ${live}`);
    this.addSql(`create index ecommerce_review_product_idx on ecommerce_review (company_id, product_id, created_at)`);
    this.addSql(`create index ecommerce_review_customer_idx on ecommerce_review (company_id, customer_id)`);
    this.addSql(`
      create function noria_count_rating() returns trigger language plpgsql as $$
      declare
        lost integer := case when tg_op <> 'INSERT' and old.deleted_at is null and not old.is_hidden then 1 else 0 end;
        gained integer := case when tg_op <> 'DELETE' and new.deleted_at is null and not new.is_hidden then 1 else 0 end;
      begin
        if lost = 1 then
          update ecommerce_product set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
          where company_id = old.company_id and id = old.product_id;
        end if;
        if gained = 1 then
          update ecommerce_product set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
          where company_id = new.company_id and id = new.product_id;
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger counted after insert or delete or update of rating, product_id, is_hidden, deleted_at on ecommerce_review
      for each row execute function noria_count_rating()`);
    this.addSql(`select noria_tenant('ecommerce_review'), noria_searchable('ecommerce_review')`);
  }
}
