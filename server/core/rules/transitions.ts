/** The statuses that each status can change to (domain §0, statuses). */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;
