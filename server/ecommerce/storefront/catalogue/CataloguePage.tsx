import { catalogueSorts, pageSize, type Catalogue, type CatalogueQuery } from './catalogue.ts';
import { shopPath, toShop, type Visit } from '../Visit.ts';
import { ProductCards } from './ProductCards.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';

interface CatalogueProps {
  visit: Visit;
  catalogue: Catalogue;
  query: CatalogueQuery;
}

/** The address of the catalogue with some of its parameters; what is the default is left out. */
function search({ group, search: q, sort, page }: CatalogueQuery): string {
  const params = new URLSearchParams();
  if (group) params.set('group', group);
  if (q) params.set('q', q);
  if (sort !== 'popular') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size ? `?${params}` : '';
}

/** /shop/:address/: what the shop sells, by group, search and order. */
export function CataloguePage({ visit, catalogue: { groups, total, products }, query }: CatalogueProps) {
  const { words } = visit;
  const shop = visit.shop!;
  const chosen = groups.find(({ id }) => id === query.group);
  const to = (changes: Partial<CatalogueQuery>) => toShop(visit, `/${search({ ...query, page: 1, ...changes })}`);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const description = chosen
    ? `${chosen.title} · ${shop.title}`
    : (shop.intro ?? words.text('description.shop', { title: shop.title, count: total }));
  return (
    <ShopPage
      visit={visit}
      search={query.search}
      head={{
        title: chosen?.title ?? shop.title,
        description,
        path: shopPath(visit, `/${search({ ...query, sort: 'popular' })}`),
        isIndexed: !query.search,
      }}
    >
      <h1>
        <bdi>{chosen?.title ?? shop.title}</bdi>
      </h1>
      {!chosen && shop.intro && (
        <p className="intro">
          <bdi>{shop.intro}</bdi>
        </p>
      )}
      <nav className="groups" aria-label={words.text('groups')}>
        <a href={to({ group: null })} aria-current={chosen ? undefined : 'page'}>
          {words.text('allProducts')}
        </a>
        {groups.map(({ id, title, count }) => (
          <a key={id} href={to({ group: id })} aria-current={id === query.group ? 'page' : undefined}>
            <bdi>{title}</bdi> <span className="count">{count}</span>
          </a>
        ))}
      </nav>
      <div className="tools">
        <p aria-live="polite">{words.text('count', { count: total })}</p>
        {total > 1 && (
          <form action={toShop(visit, '/')}>
            {query.group && <input type="hidden" name="group" value={query.group} />}
            {query.search && <input type="hidden" name="q" value={query.search} />}
            <label>
              {words.text('sort')}{' '}
              <select name="sort" defaultValue={query.sort}>
                {catalogueSorts.map(sort => (
                  <option key={sort} value={sort}>
                    {words.text(`sort.${sort}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit">{words.text('apply')}</button>
          </form>
        )}
      </div>
      {total === 0 && (
        <p className="empty">{query.search ? words.text('nothingFound', { search: query.search }) : words.text('nothingYet')}</p>
      )}
      <ProductCards visit={visit} products={products} />
      {pages > 1 && (
        <nav className="pages" aria-label={words.text('pages')}>
          {query.page > 1 && (
            <a rel="prev" href={to({ page: query.page - 1 })}>
              {words.text('previous')}
            </a>
          )}
          <span>{words.text('pageOf', { page: query.page, pages })}</span>
          {query.page < pages && (
            <a rel="next" href={to({ page: query.page + 1 })}>
              {words.text('next')}
            </a>
          )}
        </nav>
      )}
    </ShopPage>
  );
}
