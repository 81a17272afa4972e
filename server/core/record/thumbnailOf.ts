/** Pixels of a thumbnail's longer side. */
const side = 320;
/** Pixels of a picture that is drawn smaller at most: one that claims more is no picture. */
const pixelLimit = 60_000_000;

/**
 * A small WebP of a picture, the right way up and without whatever else the picture tells (place, device); undefined when it cannot be
 * read. The library is loaded with the first picture.
 */
export async function thumbnailOf(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    return await sharp(bytes, { limitInputPixels: pixelLimit })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
