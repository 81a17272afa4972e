import { ServiceOf } from '../../core/record/EntityService.ts';
import { ProductGroup } from './ProductGroup.ts';
import { productGroupRules } from './productGroup.rules.ts';

/** The groups of products that the company buys. */
export class ProductGroupService extends ServiceOf(ProductGroup, productGroupRules) {}
