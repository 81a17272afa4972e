import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** Journal entries of a document, loaded with their texts when they are first shown, for screens of other modules. */
export const DocumentEntriesPart = lazyPart(async () => (await import('./DocumentEntries.tsx')).DocumentEntries, 'ledger');
