import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType, Resolver } from 'type-graphql';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Upload } from '../../core/graphql/scalars.ts';
import { inventoryProductRules } from './inventoryProduct.rules.ts';
import { InventoryProduct } from './InventoryProduct.ts';
import { acceptExpiredText } from '../stock/refuseExpired.ts';
import { InventoryProductService } from './InventoryProductService.ts';

@InputType()
export class InventoryProductInput extends InputOf(InventoryProduct, inventoryProductRules) {
  @Field(() => String, { nullable: true, description: 'The manufacturer; required.' }) manufacturer!: string;
  @Field(() => String, { nullable: true, description: 'Reason for a changed quantity.' }) quantityReason!: string | null;
  @Field(() => [String], { nullable: true, description: 'Of the opening quantity, or of the pieces by which a changed quantity differs.' })
  serialNumbers!: string[];
  @Field(() => ID, { nullable: true, description: 'Warehouse; defaults to the default warehouse.' }) warehouseId!: string | null;
  @Field(() => Boolean, { nullable: true, description: acceptExpiredText }) acceptExpired!: boolean;
  @Field(() => [Upload], { nullable: true, description: 'Pictures to add, PNG or JPEG; a product has at most four.' })
  pictures?: Promise<FileUpload>[] | null;
}

@Resolver()
export class InventoryProductResolver extends CrudResolver({
  Entity: InventoryProduct,
  plural: 'inventoryProducts',
  Service: InventoryProductService,
  filter: [
    'name',
    'code',
    'barcode',
    'brand',
    'manufacturer',
    'purchasePrice',
    'salePrice',
    'quantity',
    'available',
    'stockValue',
    'isPerishable',
    'isSerialized',
    'isLow',
    'expiresOn',
    'vatCategory',
    'status',
    'updatedAt',
    'customFields',
  ],
  input: InventoryProductInput,
}) {}
