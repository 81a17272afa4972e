import { inboxKinds, type InboxKind } from './inboxKinds.ts';

/** The kind of item that the address asks for; undefined for all. */
export const inboxKindIn = (address: URLSearchParams): InboxKind | undefined => inboxKinds.find(kind => kind === address.get('kind'));
