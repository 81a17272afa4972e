/** Longer side of a thumbnail in pixels. */
const side = 320;
/** Maximum number of pixels of an image to scale down; larger ones are rejected. */
const pixelLimit = 60_000_000;

/** A point of an upright image, in percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/**
 * Creates a WebP thumbnail, upright and without metadata (location, device); with a focus, of the largest square around it. Undefined if the
 * image cannot be read. The library is loaded on first use.
 */
export async function thumbnailOf(bytes: Buffer, focus?: Focus): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  try {
    const image = sharp(bytes, { limitInputPixels: pixelLimit });
    const { autoOrient: whole } = await image.metadata();
    return await (focus ? image.autoOrient().extract(squareAround(focus, whole)) : image.autoOrient())
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The largest square of an image, as near around a point as it fits. */
function squareAround({ x, y }: Focus, { width, height }: { width: number; height: number }) {
  const size = Math.min(width, height);
  const from = (percent: number, length: number) => Math.round(Math.min(Math.max((percent / 100) * length - size / 2, 0), length - size));
  return { left: from(x, width), top: from(y, height), width: size, height: size };
}
