/** What a part of Noria keeps in this browser for whoever is signed in. */
export interface DeviceStore {
  /** What is done and could not be sent yet, and what was begun and not finished; tries to send first. */
  left: () => Promise<LeftBehind>;
  /** Forgets all that is the user's, but for what could not be sent. */
  forget: () => Promise<void>;
}

export interface LeftBehind {
  unsent: number;
  unfinished: number;
}

const stores: (() => Promise<DeviceStore>)[] = [];

/** Names, once when the program starts, what keeps something in the browser. */
export const keepsOnDevice = (load: () => Promise<DeviceStore>): unknown => stores.push(load);

/** What the user leaves behind by signing out now. */
export async function leftOnDevice(): Promise<LeftBehind> {
  const left = await Promise.all(stores.map(async load => (await load()).left()));
  const sum = (of: keyof LeftBehind) => left.reduce((total, each) => total + each[of], 0);
  return { unsent: sum('unsent'), unfinished: sum('unfinished') };
}

/** Forgets what is the user's, who must still be known. */
export const forgetOnDevice = async (): Promise<void> => void (await Promise.all(stores.map(async load => (await load()).forget())));
