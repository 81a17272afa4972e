/** Longer side of a thumbnail in pixels. */
const side = 320;
/** Maximum number of pixels of an image to scale down; larger ones are rejected. */
const pixelLimit = 60_000_000;

/**
 * Creates a WebP thumbnail, upright and without metadata (location, device); undefined if the image cannot be read. The library is loaded
 * on first use.
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
