import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** `EmployeeSelect` for lists, which are drawn without the code of forms. */
export const EmployeeSelect = lazyPart(async () => (await import('./EmployeeSelect.tsx')).EmployeeSelect);
