import type { PageReply } from '../../../core/pages/Page.ts';
import { createElement } from 'react';
import { idForm } from '../../../core/rules/idForm.ts';
import { catalogueSorts, pageSize, readCatalogue, readProduct, type CatalogueQuery, type CatalogueSort } from './catalogue.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { ProductPage } from './ProductPage.tsx';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';

/** Pages of the catalogue that can be asked for. */
const lastPage = 1_000;

/** A search text's length. */
const searchLimit = 100;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the address asks for; what it says wrongly is as if it did not say it. */
function queryOf(search: Record<string, unknown>): CatalogueQuery {
  const group = text(search.group);
  const page = Number(text(search.page));
  const sort = text(search.sort) as CatalogueSort;
  return {
    group: idForm.test(group) ? group : null,
    search: text(search.q).trim().slice(0, searchLimit),
    sort: catalogueSorts.includes(sort) ? sort : 'popular',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** `GET /shop/{address}/` */
export function answerCatalogue(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, context, visit } = asked;
  const query = queryOf(request.query);
  return requests.sendShared(asked, JSON.stringify(query), async () => {
    const catalogue = await readCatalogue(context.database, visit.shop, query);
    const isBeyond = query.page > 1 && (query.page - 1) * pageSize >= catalogue.total;
    const isUnknown = query.group !== null && !catalogue.groups.some(({ id }) => id === query.group);
    return isBeyond || isUnknown ? undefined : createElement(CataloguePage, { visit, catalogue, query });
  });
}

/** `GET /shop/{address}/product/{id}/{name}/` */
export async function answerProduct(asked: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { request, reply, context, visit } = asked;
  const { id } = request.params;
  if (!idForm.test(id)) return requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);
  const isAdded = 'added' in request.query;
  return requests.sendShared(asked, `${id} ${isAdded}`, async () => {
    const product = await readProduct(context.database, visit.shop, id, visit.language);
    return product && createElement(ProductPage, { visit, product, isAdded });
  });
}
