import type { Transitions } from '../../core/rules/transitions.ts';

/** States of a paid sale that was refused. In a file of their own because list URLs are parsed before the user signs in. */
export const refusedSaleStatuses = ['WAITING', 'RECORDED', 'DISCARDED', 'REPLACED'] as const;

/** Allowed transitions. A sale is booked once: one discarded by mistake can still be recorded, one replaced by another sale cannot. */
export const refusedSaleTransitions: Transitions<(typeof refusedSaleStatuses)[number]> = {
  WAITING: ['RECORDED', 'DISCARDED', 'REPLACED'],
  RECORDED: [],
  DISCARDED: ['RECORDED'],
  REPLACED: [],
};
