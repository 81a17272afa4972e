/** Number of days within which a deletion can be undone. */
export const restoreDays = 30;

const day = 86_400_000;

/** Whether a deletion can still be undone; true if the record is not deleted. */
export const isRestorable = (deletedAt: Date | null | undefined): boolean =>
  !deletedAt || deletedAt.getTime() > Date.now() - restoreDays * day;
