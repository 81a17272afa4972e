import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceProductGroup } from './EcommerceProductGroup.ts';
import { ecommerceProductGroupRules } from './ecommerceProductGroup.rules.ts';

/** The groups of the shop's products. */
export class EcommerceProductGroupService extends ServiceOf(EcommerceProductGroup, ecommerceProductGroupRules) {}
