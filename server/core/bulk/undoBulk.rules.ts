/** Hours in which a bulk update can be undone. */
export const undoHours = 24;
