import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** `RoleSelect` for a list, which shows it only in a panel or a dialog: a field of a form brings 19 kB. */
export const LazyRoleSelect = lazyPart(async () => (await import('./RoleSelect.tsx')).RoleSelect);
