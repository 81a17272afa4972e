import { catalogueSorts, pageSize, type Catalogue, type CatalogueQuery } from './catalogue.ts';
import { Pager } from '../../../core/pages/Pager.tsx';
import { pathTo, type ShownGroup } from './groupTree.ts';
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
  const path = pathTo(new Map(groups.map(group => [group.id, group])), query.group);
  const chosen = path.at(-1);
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
      {path.length > 1 && (
        <nav className="crumbs" aria-label={words.text('groups')}>
          <a href={to({ group: null })}>{words.text('allProducts')}</a>
          {path.slice(0, -1).map(({ id, title }) => (
            <a key={id} href={to({ group: id })}>
              <bdi>{title}</bdi>
            </a>
          ))}
        </nav>
      )}
      <h1>
        <bdi>{chosen?.title ?? shop.title}</bdi>
      </h1>
      {!chosen && shop.intro && (
        <p className="intro">
          <bdi>{shop.intro}</bdi>
        </p>
      )}
      <Groups visit={visit} groups={groups} path={path} to={group => to({ group })} />
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
      <Pager words={words} page={query.page} pages={pages} addressOf={page => to({ page })} />
    </ShopPage>
  );
}

interface GroupsProps {
  visit: Visit;
  groups: ShownGroup[];
  /** The chosen group after those above it. */
  path: ShownGroup[];
  /** The address of the catalogue with another group, or with none. */
  to: (group: string | null) => string;
}

/** The groups below the chosen one, or those beside it where there are none. */
function Groups({ visit: { words }, groups, path, to }: GroupsProps) {
  const chosen = path.at(-1);
  const isAbove = groups.some(({ parentId }) => parentId === chosen?.id);
  const above = (isAbove ? chosen : path.at(-2)) ?? null;
  return (
    <nav className="groups" aria-label={words.text('groups')}>
      <a href={to(above?.id ?? null)} aria-current={isAbove || !chosen ? 'page' : undefined}>
        {above ? <bdi>{above.title}</bdi> : words.text('allProducts')} {above && <span className="count">{above.count}</span>}
      </a>
      {groups
        .filter(({ parentId }) => parentId === (above?.id ?? null))
        .map(({ id, title, count }) => (
          <a key={id} href={to(id)} aria-current={id === chosen?.id ? 'page' : undefined}>
            <bdi>{title}</bdi> <span className="count">{count}</span>
          </a>
        ))}
    </nav>
  );
}
