import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { PositionSelect } from '../position/PositionSelect.tsx';
import { StageSelect } from './StageSelect.tsx';

/** Select fields of the application filters. */
export const applicationChoosers = { column: StageSelect, owner: CompanyUserSelect, position: PositionSelect };
