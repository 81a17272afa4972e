/** Whether something may still come of an order: it is issued and neither closed nor cancelled. */
export const isOpenOrder = (poStatus: string): boolean => ['ISSUED', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED'].includes(poStatus);
