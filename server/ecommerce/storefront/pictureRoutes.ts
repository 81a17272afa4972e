import type { FastifyInstance } from 'fastify';
import type { RequestParts } from '../../core/graphql/Callers.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { escapeHtml } from '../../core/mail/mailPage.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { languages, localeOf } from '../../core/session/Viewer.ts';
import { isPicture, readSitemap } from './catalogue.ts';
import { openShop } from './openShop.ts';
import { inLanguage, productPath } from './Visit.ts';

/** Pictures of what a shop sells, and its list of pages for search engines. */
export function pictureRoutes(app: FastifyInstance, { database, files, session }: RequestParts): void {
  const { publicUrl } = session.settings;
  app.get<{ Params: { address: string; id: string } }>('/shop/:address/pictures/:id', async ({ params: { address, id } }, reply) => {
    const shop = idForm.test(id) ? await openShop(database, address) : undefined;
    const file =
      shop &&
      (await database.inCompany(shop, async em => ((await isPicture(em, id)) ? em.findOne(StoredFile, { id, deletedAt: null }) : null)));
    const bytes = file && (await files.read(id));
    if (!file || !bytes) return reply.code(404).send();
    return reply
      .type(file.contentType)
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
  app.get<{ Params: { address: string } }>('/shop/:address/sitemap.xml', async ({ params: { address } }, reply) => {
    const shop = await openShop(database, address);
    if (!shop) return reply.code(404).send();
    const products = await database.inCompany(shop, readSitemap);
    const paths = [
      { path: `/shop/${address}/`, on: null },
      ...products.map(product => ({ path: productPath({ shop }, product), on: product.on })),
    ];
    const at = (language: (typeof languages)[number], path: string) => escapeHtml(`${publicUrl}${inLanguage(language, path)}`);
    const urls = paths.flatMap(({ path, on }) =>
      languages.map(language => {
        const others = languages.map(of => `<xhtml:link rel="alternate" hreflang="${localeOf[of]}" href="${at(of, path)}"/>`).join('');
        return `<url><loc>${at(language, path)}</loc>${on ? `<lastmod>${on}</lastmod>` : ''}${others}</url>`;
      }),
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
