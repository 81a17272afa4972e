import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const PositionSelect = lazyPart(async () => (await import('../position/PositionSelect.tsx')).PositionSelect);
const StageSelect = lazyPart(async () => (await import('./StageSelect.tsx')).StageSelect);

/** Select fields of the application filters. */
export const applicationChoosers = { column: StageSelect, owner: CompanyUserSelect, position: PositionSelect };
