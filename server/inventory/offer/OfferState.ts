import { registerEnumType } from 'type-graphql';

/** Whether an offer of several parts can be sold today, and if not, why. */
export enum OfferState {
  SELLABLE = 'SELLABLE',
  INACTIVE = 'INACTIVE',
  EXPIRED = 'EXPIRED',
  COMPONENT_INACTIVE = 'COMPONENT_INACTIVE',
}
registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'Whether it can be sold today: not while it or anything it is made of is inactive, nor after its last day.',
});
