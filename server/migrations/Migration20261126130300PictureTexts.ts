import { Migration } from '@mikro-orm/migrations';

/** What pictures show, in words, and the point around which they are cut; where an imported one came from. */
export class Migration20261126130300PictureTexts extends Migration {
  up() {
    this.addSql(`
      alter table record_file add column alt_en text, add column alt_ar text, add column alt_sp text,
        add column focus_x smallint check (focus_x between 0 and 100), add column focus_y smallint check (focus_y between 0 and 100),
        add column source_url text, add constraint record_file_focus_check check ((focus_x is null) = (focus_y is null))`);
    this.addSql(`
      alter table ecommerce_product add column import_key text`);
    this.addSql(`
      create unique index ecommerce_product_import_key_key on ecommerce_product (company_id, import_key) where deleted_at is null`);
  }
}
