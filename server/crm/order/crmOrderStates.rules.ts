import type { Transitions } from '../../core/rules/transitions.ts';

export type CrmOrderStatusName = 'PENDING' | 'CONFIRMED' | 'FULFILLED' | 'CANCELLED';

/** Allowed status transitions of an order. */
export const crmOrderTransitions: Transitions<CrmOrderStatusName> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['FULFILLED', 'CANCELLED'],
  FULFILLED: [],
  CANCELLED: [],
};
