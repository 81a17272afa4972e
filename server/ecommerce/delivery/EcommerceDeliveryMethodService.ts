import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceDeliveryMethod } from './EcommerceDeliveryMethod.ts';
import { ecommerceDeliveryMethodRules } from './ecommerceDeliveryMethod.rules.ts';

/** The ways in which the shop delivers. What is changed about one holds for orders placed from then on. */
export class EcommerceDeliveryMethodService extends ServiceOf(EcommerceDeliveryMethod, ecommerceDeliveryMethodRules) {}
