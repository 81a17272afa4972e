import { z } from 'zod';

/** Addresses that lead elsewhere. */
const reserved = ['style', 'track', 'admin', 'api', 'www'];

/** What an address may look like; anything else need not be looked for. */
export const pageAddressForm = /^[a-z0-9-]{3,60}$/;

/** The address of a company's public pages: letters a to z, digits and single hyphens. */
export const pageAddress = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(60, { error: 'tooLong', abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalidShopAddress')
  .min(3, 'invalidShopAddress')
  .refine(address => !reserved.includes(address), 'taken');
