import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, InputType, Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText, Upload } from '../../core/graphql/scalars.ts';
import { EcommerceProduct } from './EcommerceProduct.ts';
import { ecommerceProductRules } from './ecommerceProduct.rules.ts';
import { EcommerceProductService } from './EcommerceProductService.ts';

@InputType()
export class EcommerceProductInput extends InputOf(EcommerceProduct, ecommerceProductRules) {
  @Field(() => DecimalText, {
    nullable: true,
    description: 'What a unit of the opening stock costs, of an inventory product made with it.',
  })
  purchasePrice!: string;
  @Field(() => [Upload], { nullable: true, description: 'Pictures to add, PNG or JPEG; a product has at most four.' })
  pictures?: Promise<FileUpload>[] | null;
}

@Resolver()
export class EcommerceProductResolver extends CrudResolver({
  Entity: EcommerceProduct,
  plural: 'ecommerceProducts',
  Service: EcommerceProductService,
  filter: [
    'name',
    'group',
    'inventoryProduct',
    'seller',
    'price',
    'effectivePrice',
    'stock',
    'averageRating',
    'ratingRank',
    'ratingCount',
    'status',
    'updatedAt',
  ],
  input: EcommerceProductInput,
}) {}
