import { FieldResolver, Resolver } from 'type-graphql';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { EcommerceProduct } from './EcommerceProduct.ts';

/** Pictures of a product of the shop, among its attached files. */
@Resolver(() => EcommerceProduct)
export class EcommerceProductPicturesResolver {
  @FieldResolver(() => [RecordFile], { description: 'At most 4; the first is shown in lists.' })
  @Related((file, product) => `${file}.record_id = ${product}.id and ${file}.is_picture`)
  pictures(): object[] {
    return compiled();
  }
}
