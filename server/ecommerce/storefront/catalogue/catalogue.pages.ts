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
export async function answerCatalogue({ request, reply, context, visit }: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const query = queryOf(request.query);
  const catalogue = await context.database.inCompany(visit.shop, em => readCatalogue(em, query));
  const isBeyond = query.page > 1 && (query.page - 1) * pageSize >= catalogue.total;
  const isUnknown = query.group !== null && !catalogue.groups.some(({ id }) => id === query.group);
  if (isBeyond || isUnknown) return requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);
  return requests.send(reply, createElement(CataloguePage, { visit, catalogue, query }));
}

/** `GET /shop/{address}/product/{id}/{name}/` */
export async function answerProduct({ request, reply, context, visit }: ShopRequest, requests: ShopRequests): Promise<PageReply> {
  const { id } = request.params;
  const product = idForm.test(id) ? await context.database.inCompany(visit.shop, em => readProduct(em, id, visit.language)) : undefined;
  if (!product) return requests.refuse(reply, visit, 404, ['notFoundTitle', 'notFoundText']);
  const isAdded = 'added' in request.query;
  return requests.send(reply, createElement(ProductPage, { visit, product, isAdded }));
}
