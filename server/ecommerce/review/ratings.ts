/** SQL columns of a product's ratings. */
interface Rated {
  companyId: string;
  ratingSum: string;
  ratingCount: string;
}

/** Ratings that a product is given at the shop's mean before its own count (domain §6). */
const given = 5;

/** SQL of a product's Bayesian mean, by which few ratings do not beat many: (C·m + Σ) / (C + n). */
export const bayesianMean = ({ companyId, ratingSum, ratingCount }: Rated) =>
  `round((${given} * coalesce((select sum(o.rating_sum)::numeric / nullif(sum(o.rating_count), 0) from ecommerce_product o
    where o.company_id = ${companyId} and o.deleted_at is null), 5.5) + ${ratingSum}) / (${given} + ${ratingCount}), 4)`;

/** SQL of a product's average rating to one decimal; null without ratings. */
export const averageRating = ({ ratingSum, ratingCount }: Omit<Rated, 'companyId'>) =>
  `round(${ratingSum}::numeric / nullif(${ratingCount}, 0), 1)`;
