import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** `CustomerSelect` for lists, which are drawn without the code of forms. */
export const CustomerSelect = lazyPart(async () => (await import('./CustomerSelect.tsx')).CustomerSelect);
