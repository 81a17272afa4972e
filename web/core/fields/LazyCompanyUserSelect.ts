import { lazyPart } from '../ui/lazyPart.tsx';

/** `CompanyUserSelect` for lists, which are drawn without the code of forms. */
export const CompanyUserSelect = lazyPart(async () => (await import('./CompanyUserSelect.tsx')).CompanyUserSelect);
