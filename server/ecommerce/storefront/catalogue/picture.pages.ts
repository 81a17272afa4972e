import { StoredFile } from '../../../core/files/StoredFile.ts';
import type { Page } from '../../../core/pages/Page.ts';
import { idForm } from '../../../core/rules/idForm.ts';
import { isPicture } from './catalogue.ts';
import { openShop } from '../openShop.ts';

/** `GET /shop/{address}/pictures/{file}`: pictures of what a shop sells, and no other file. */
export const picturePage: Page = {
  method: 'GET',
  path: '/shop/:address/pictures/:id',
  async answer({ params: { address, id }, context: { database, files } }, reply) {
    const shop = idForm.test(id) ? await openShop(database, address) : undefined;
    const file =
      shop &&
      (await database.inCompany(shop, async em => ((await isPicture(em, id)) ? em.findOne(StoredFile, { id, deletedAt: null }) : null)));
    const bytes = file && (await files.read(id));
    if (!file || !bytes) return reply.code(404);
    return reply
      .type(file.contentType)
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  },
};
