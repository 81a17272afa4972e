import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceReview } from './EcommerceReview.ts';
import { EcommerceReviewService } from './EcommerceReviewService.ts';

const ReviewFilter = FilterOf(EcommerceReview, [
  'product',
  'customer',
  'rating',
  'isVerified',
  'isHidden',
  'answeredAt',
  'createdAt',
  'updatedAt',
]);

@Resolver()
export class EcommerceReviewResolver extends CrudResolver({
  Entity: EcommerceReview,
  plural: 'ecommerceReviews',
  Service: EcommerceReviewService,
  filter: ReviewFilter,
}) {}

const Reviews = ConnectionOf(EcommerceReview);
const Page = ListArgs(EcommerceReview, ReviewFilter);

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => EcommerceProduct)
export class ProductReviewsResolver {
  @FieldResolver(() => Reviews, { description: 'Reviews of the product, newest first.' })
  @Related((review, product) => `${review}.product_id = ${product}.id`)
  @Ordered({ createdAt: 'desc' })
  reviews(@Args(() => Page) _page: object): object {
    return compiled();
  }
}
