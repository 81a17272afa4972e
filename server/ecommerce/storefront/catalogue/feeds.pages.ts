import { escapeHtml } from '../../../core/mail/mailPage.ts';
import type { Page } from '../../../core/pages/Page.ts';
import { languages, localeOf, type Language } from '../../../core/session/Viewer.ts';
import { readFeed, type FedProduct } from './readFeed.ts';
import { openShop, type OpenShop } from '../openShop.ts';
import { inLanguage } from '../../../core/pages/inLanguage.ts';
import { pictureOf, productPath, shopPath } from '../Visit.ts';

/** Lists of what a shop sells, for machines: the pages for search engines, the products for price comparison. */
export const feeds: Page[] = [feed('sitemap.xml', sitemapOf), feed('products.xml', merchantFeedOf)];

function feed(name: string, write: (publicUrl: string, shop: OpenShop, products: FedProduct[]) => string): Page {
  return {
    method: 'GET',
    path: `/shop/:address/${name}`,
    async answer({ params: { address }, context: { database, session } }, reply) {
      const shop = await openShop(database, address);
      if (!shop) return reply.code(404);
      const products = await database.inCompany(shop, readFeed);
      const xml = write(session.settings.publicUrl, shop, products);
      return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
    },
  };
}

/** The pages of a shop in all languages (sitemaps.org). */
function sitemapOf(publicUrl: string, shop: OpenShop, products: FedProduct[]): string {
  const at = (language: Language, path: string) => escapeHtml(`${publicUrl}${inLanguage(language, path)}`);
  const pages = [
    { path: shopPath({ shop }, '/'), on: null },
    ...products.map(product => ({ path: productPath({ shop }, product), on: product.on })),
  ];
  const urls = pages.flatMap(({ path, on }) =>
    languages.map(language => {
      const others = languages.map(of => `<xhtml:link rel="alternate" hreflang="${localeOf[of]}" href="${at(of, path)}"/>`).join('');
      return `<url><loc>${at(language, path)}</loc>${on ? `<lastmod>${on}</lastmod>` : ''}${others}</url>`;
    }),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>`;
}

/** The products of a shop as Google Merchant Center reads them (RSS 2.0 with its namespace `g`). */
function merchantFeedOf(publicUrl: string, shop: OpenShop, products: FedProduct[]): string {
  const tag = (name: string, value: string) => `<${name}>${escapeHtml(value)}</${name}>`;
  const items = products.map(product => {
    const { id, name, shortDescription, price, effectivePrice, available, thumbnail } = product;
    return `<item>${[
      tag('g:id', id),
      tag('g:title', name.slice(0, 150)),
      tag('g:description', shortDescription),
      tag('g:link', `${publicUrl}${productPath({ shop }, product)}`),
      ...(thumbnail ? [tag('g:image_link', `${publicUrl}${pictureOf({ shop }, thumbnail)}`)] : []),
      tag('g:price', `${price} ${shop.currency}`),
      ...(effectivePrice === price ? [] : [tag('g:sale_price', `${effectivePrice} ${shop.currency}`)]),
      tag('g:availability', available > 0 ? 'in_stock' : 'out_of_stock'),
      tag('g:condition', 'new'),
      ...(product.variantCount > 1 ? [tag('g:item_group_id', product.familyId)] : []),
      ...product.optionNames.flatMap((option, index) => {
        const value = product.optionValues[index];
        return value ? [`<g:product_detail>${tag('g:attribute_name', option)}${tag('g:attribute_value', value)}</g:product_detail>`] : [];
      }),
      tag('g:identifier_exists', 'no'),
    ].join('')}</item>`;
  });
  const head = [
    tag('title', shop.title),
    tag('link', `${publicUrl}${shopPath({ shop }, '/')}`),
    tag('description', shop.intro ?? shop.title),
  ];
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head.join('')}\n${items.join('\n')}\n</channel></rss>`;
}
