import { useLocation } from 'react-router-dom';

/** A customer or vendor for whom a form is opened. */
export interface OfferedParty {
  readonly id: string;
  readonly name: string;
  /** Its GraphQL type. */
  readonly type: string;
}

/** The party that the palette opened this page's form for; undefined if it was opened otherwise. */
export const useOfferedParty = (): OfferedParty | undefined => (useLocation().state as { party?: OfferedParty } | null)?.party;
