import { registerEnumType } from 'type-graphql';
import type { NewPayment, PaymentMethod as PaymentMethodName } from './recordPayment.ts';

export enum PaymentMethod {
  CASH = 'CASH',
  CARD = 'CARD',
  BANK = 'BANK',
}
registerEnumType(PaymentMethod, { name: 'PaymentMethod' });
PaymentMethod satisfies Record<PaymentMethodName, string>;

export enum PaymentDirection {
  IN = 'IN',
  OUT = 'OUT',
}
registerEnumType(PaymentDirection, { name: 'PaymentDirection', description: 'IN was received by the company, OUT was paid by it.' });
PaymentDirection satisfies Record<NewPayment['direction'], string>;
