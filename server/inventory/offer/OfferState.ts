import { registerEnumType } from 'type-graphql';

/** Whether an offer made of parts can be sold today, and if not, why. */
export enum OfferState {
  SELLABLE = 'SELLABLE',
  INACTIVE = 'INACTIVE',
  EXPIRED = 'EXPIRED',
  COMPONENT_INACTIVE = 'COMPONENT_INACTIVE',
}
registerEnumType(OfferState, {
  name: 'OfferState',
  description: 'Whether it can be sold today: not while it or any of its parts is inactive, nor after its expiry date.',
});
