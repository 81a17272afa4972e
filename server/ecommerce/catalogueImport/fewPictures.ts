import { pictureLimit } from '../../core/rules/bytes.ts';
import type { ImportedPicture } from './ImportedProduct.ts';

/** Maximum length of an address. */
const urlLimit = 2_000;

/** As many pictures as a product may have, each once. Those that follow are not looked at: a file may name any number. */
export function fewPictures(named: Iterable<ImportedPicture>): ImportedPicture[] {
  const kept = new Map<string, ImportedPicture>();
  for (const picture of named) {
    if (picture.url.length <= urlLimit && !kept.has(picture.url)) kept.set(picture.url, picture);
    if (kept.size === pictureLimit) break;
  }
  return [...kept.values()];
}
