/** Which statuses each status can become (domain §0, statuses). */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;
