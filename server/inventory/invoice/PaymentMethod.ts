import { registerEnumType } from 'type-graphql';

/** How something is paid. */
export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  BANK = 'BANK',
}
registerEnumType(PaymentMethod, { name: 'PaymentMethod' });
