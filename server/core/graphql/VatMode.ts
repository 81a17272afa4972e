import { vatModes, type VatMode as VatModeName } from '../money/documentTotals.ts';
import { EnumOf } from './EnumOf.ts';

export const VatMode = EnumOf('VatMode', vatModes, 'Whether tax is rounded once per rate or on each line.');
export type VatMode = VatModeName;
