/** User data that a part of Noria keeps in this browser. */
export interface DeviceStore {
  /** Tries to send queued changes, then counts those still unsent and those unfinished. */
  left: () => Promise<UnsavedWork>;
  /** Removes the user's data, except changes that could not be sent. */
  forget: () => Promise<void>;
  /** Removes the data of all other users in the same way. */
  forgetForeign: () => Promise<void>;
}

export interface UnsavedWork {
  unsent: number;
  unfinished: number;
}

const stores: (() => Promise<DeviceStore>)[] = [];

/** Registers a store of user data in this browser, once at startup. */
export const keepsOnDevice = (load: () => Promise<DeviceStore>): unknown => stores.push(load);

/** Counts what the user would leave behind by signing out now. */
export async function unsavedOnDevice(): Promise<UnsavedWork> {
  const left = await Promise.all(stores.map(async load => (await load()).left()));
  const sum = (of: keyof UnsavedWork) => left.reduce((total, each) => total + each[of], 0);
  return { unsent: sum('unsent'), unfinished: sum('unfinished') };
}

/** Removes the user's data from this browser. Must run while the user is still known. */
export const forgetOnDevice = async (): Promise<void> => void (await Promise.all(stores.map(async load => (await load()).forget())));

/**
 * Removes from this browser the data of users whose session expired before they signed out, once somebody else has signed in. Until then it
 * stays, so that they can continue. Never rejects.
 */
export const forgetForeignOnDevice = async (): Promise<void> =>
  void (await Promise.allSettled(stores.map(async load => (await load()).forgetForeign())));
