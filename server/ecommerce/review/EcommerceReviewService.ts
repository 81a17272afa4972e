import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceReview } from './EcommerceReview.ts';
import { ecommerceReviewRules, type EcommerceReviewValues } from './ecommerceReview.rules.ts';

/** Reviews of the shop's products. The database keeps each product's sum and count in the same transaction. */
export class EcommerceReviewService extends ServiceOf(EcommerceReview, ecommerceReviewRules) {
  /** A customer who reviews a product again changes the earlier review (domain §6). */
  override async create(input: EcommerceReviewValues): Promise<EcommerceReview> {
    const { productId: product, customerId: customer } = input;
    const known = customer ? await this.em.findOne(EcommerceReview, { product, customer, deletedAt: null }) : null;
    return known ? this.update({ id: known.id, rating: input.rating, text: input.text }) : super.create(input);
  }

  protected override async derive(
    { answer, isHidden }: EcommerceReviewValues,
    current?: EcommerceReview,
  ): Promise<Record<string, unknown>> {
    const answered = answer === (current?.answer ?? null) ? {} : { answeredAt: answer && new Date() };
    return { ...answered, ...(!isHidden && { hiddenReason: null }) };
  }
}
