/** The keys of the till: none that a browser keeps for itself. */
export const tillKeys = { search: 'F2', customer: 'F4', discount: 'F6', takeBack: 'F7', hold: 'F8', pay: 'F9' } as const;

export type TillAction = keyof typeof tillKeys;
