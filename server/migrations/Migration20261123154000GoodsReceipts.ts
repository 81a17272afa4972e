import { Migration } from '@mikro-orm/migrations';
import { goodsReceipt } from './inventory/goodsReceipt.ts';

/** Goods receipts. */
export class Migration20261123154000GoodsReceipts extends Migration {
  up() {
    this.addSql(goodsReceipt);
  }
}
