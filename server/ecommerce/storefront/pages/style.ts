import { createHash } from 'node:crypto';
import css from './shop.css?raw';

/** The style sheet of all pages. */
export const style = css;

/** Its address, which changes with its contents, so that it may be kept for ever. */
export const styleAddress = `/shop/style.css?v=${createHash('sha256').update(css).digest('hex').slice(0, 12)}`;
