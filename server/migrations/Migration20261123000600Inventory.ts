import { Migration } from '@mikro-orm/migrations';
import { aggregateProduct } from './inventory/aggregateProduct.ts';
import { packages } from './inventory/package.ts';
import { product } from './inventory/product.ts';
import { service } from './inventory/service.ts';
import { stockCount, stockTransfer } from './inventory/stockDocument.ts';
import { stockFigures, stockLevels } from './inventory/stockLevel.ts';
import { stockMove } from './inventory/stockMove.ts';
import { warehouse } from './inventory/warehouse.ts';

/** What is sold, where it lies and what it is worth. */
export class Migration20261123000600Inventory extends Migration {
  up() {
    this.addSql(product);
    this.addSql(warehouse);
    this.addSql(stockLevels);
    this.addSql(stockFigures);
    this.addSql(stockMove);
    this.addSql(stockTransfer);
    this.addSql(stockCount);
    this.addSql(service);
    this.addSql(packages);
    this.addSql(aggregateProduct);
  }
}
