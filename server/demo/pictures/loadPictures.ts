import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accessOfClass, type Access } from '../../core/access/Allow.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import type { Database } from '../../core/database/Database.ts';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { thumbnailOf } from '../../core/record/thumbnailOf.ts';
import { EcommerceProduct } from '../../ecommerce/product/EcommerceProduct.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { drawPicture } from './drawPicture.ts';

/** A drawn picture and its thumbnail. */
interface Picture {
  image: Buffer;
  thumbnail: Buffer;
}

/**
 * Draws pictures of the products of the companies whose administrators have these addresses, unless any product there has ever had one. It
 * takes a second or so and is meant to run while the server is already serving.
 */
export async function loadPictures(database: Database, files: FileStore, administrators: string[]): Promise<void> {
  const owners = await database.platform(em =>
    em.execute<{ companyId: string; userId: string }[]>(
      `select company_id as "companyId", user_id as "userId" from credential where email in (${administrators.map(() => '?').join(', ')})`,
      administrators,
    ),
  );
  for (const { companyId, userId } of owners) await database.platformIn(companyId, em => addPictures(em, files, userId));
}

async function addPictures(em: EntityManager, files: FileStore, userId: string): Promise<void> {
  // Several processes may start on one database.
  await em.execute(`select pg_advisory_xact_lock(hashtext('noria demo pictures'))`);
  if (await em.count(RecordFile, { isPicture: true })) return;
  const products = await em.find(InventoryProduct, { code: { $ne: null }, deletedAt: null }, { fields: ['id', 'name', 'code'] });
  const shown = await em.find(EcommerceProduct, { deletedAt: null }, { populate: ['inventoryProduct'] });
  const pictured = [
    // What a company does, as opposed to what it holds, has no picture.
    ...products
      .filter(({ code }) => !code!.includes('-SRV-'))
      .map(({ id, code }) => ({ recordId: id, code: code!, readers: accessOfClass(InventoryProduct) ?? [] })),
    ...shown.map(({ id, inventoryProduct }) => {
      return { recordId: id, code: inventoryProduct.unwrap().code!, readers: accessOfClass(EcommerceProduct) ?? [] };
    }),
  ];
  const drawn = new Map<string, Promise<Picture>>();
  const pictureOf = (code: string) => {
    const svg = drawPicture(code);
    if (!drawn.has(svg)) drawn.set(svg, render(svg));
    return drawn.get(svg)!;
  };
  const store = async (name: string, bytes: Buffer, contentType: string, readers: Access[]) => {
    const id = newId(codeOf(StoredFile));
    await files.write(id, bytes, contentType);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return em.create(StoredFile, { id, name, contentType, size: bytes.length, sha256, readers });
  };
  let size = 0;
  for (const { recordId, code, readers } of pictured) {
    const { image, thumbnail } = await pictureOf(code);
    const file = await store(`${code}.png`, image, 'image/png', readers);
    const small = await store(`${code}.webp`, thumbnail, 'image/webp', readers);
    em.create(RecordFile, { recordId, file, thumbnail: small, isPicture: true, author: em.getReference(CompanyUser, userId) });
    size += image.length + thumbnail.length;
  }
  await em.flush();
  await em.execute('update company set storage_used = storage_used + ? where id = noria_company()', [size]);
}

/** Renders a drawing as a small PNG with its thumbnail. */
async function render(svg: string): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const image = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
  return { image, thumbnail: (await thumbnailOf(image))! };
}
