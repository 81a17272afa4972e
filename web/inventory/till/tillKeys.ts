/** Keyboard shortcuts of the till; none of them is reserved by browsers. */
export const tillKeys = { search: 'F2', customer: 'F4', discount: 'F6', takeBack: 'F7', hold: 'F8', pay: 'F9' } as const;

export type TillAction = keyof typeof tillKeys;
