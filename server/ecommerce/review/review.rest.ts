import { idOf } from '../../core/rest/idOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { call, one, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const names = { en: 'Review', ar: 'التقييم', sp: 'la reseña' };
const fields = `id product { id name } customer { id name } rating text review: text isVerified answer answeredAt isHidden version createdAt updatedAt`;
const example = { productId: 'id of a product', customerId: 'id of a customer', rating: 8, text: 'Bright and sturdy.' };

/** Reviews returned at most. */
const most = 100;

/** The product is `product` or `productId`, the customer likewise; the text is `text` or `review`. */
function values({ body }: RestCall): Values {
  const documented = {
    product: 'productId',
    productId: 'productId',
    customer: 'customerId',
    customerId: 'customerId',
    review: 'text',
    text: 'text',
  };
  const given = renamed(body, documented);
  for (const name of ['productId', 'customerId']) if (given[name] !== undefined) given[name] = idOf(given[name]);
  return given;
}

/** REST routes of reviews. */
export const reviewRoutes: Route[] = [
  call('POST', '/ecommerce/addFeedback', { names, selection: `{ ${fields} }` }, 'createEcommerceReview', {
    values,
    outcome: 'created',
    example,
  }),
  one('/ecommerce/getFeedback/{id}', { names, selection: `{ ${fields} }` }, 'ecommerceReview'),
  one(
    '/ecommerce/getAllFeedbacksOfProduct/{id}',
    {
      names,
      selection: `{ reviews(first: ${most}, filter: { isHidden: { eq: false } }) { totalCount edges { node { ${fields} } } } }`,
    },
    'ecommerceProduct',
    {
      shape: async ({ reviews }) => {
        const { totalCount: total, edges } = reviews as { totalCount: number; edges: { node: object }[] };
        return { data: edges.map(({ node }) => node), page: 1, pageSize: most, total };
      },
      shaped: { data: [], page: 1, pageSize: most, total: 2 },
    },
  ),
];
