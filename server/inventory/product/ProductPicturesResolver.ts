import { FieldResolver, Resolver } from 'type-graphql';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { InventoryProduct } from './InventoryProduct.ts';

/** Pictures of a product, among its attached files. */
@Resolver(() => InventoryProduct)
export class ProductPicturesResolver {
  @FieldResolver(() => [RecordFile], { description: 'At most 4; the first is shown in lists and at the till.' })
  @Related((file, product) => `${file}.record_id = ${product}.id and ${file}.is_picture`)
  pictures(): object[] {
    return compiled();
  }
}
