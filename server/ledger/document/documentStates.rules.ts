import type { Transitions } from '../../core/rules/transitions.ts';

/**
 * States of every document that posts (domain §1, states): editable as a draft, numbered and posted when issued, corrected by credit notes
 * after that.
 */
export const documentStates = ['DRAFT', 'ISSUED', 'VOID'] as const;
export type DocumentStateName = (typeof documentStates)[number];

/** Allowed transitions. An issued document can be voided as long as nothing settles it; a draft is simply deleted. */
export const documentTransitions: Transitions<DocumentStateName> = { DRAFT: ['ISSUED'], ISSUED: ['VOID'], VOID: [] };
