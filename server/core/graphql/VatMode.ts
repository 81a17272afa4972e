import { vatModes, type VatMode as VatModeName } from '../money/documentTotals.ts';
import { EnumOf } from './EnumOf.ts';

export const VatMode = EnumOf('VatMode', vatModes, 'The tax of a document is rounded once for all lines of a rate, or line by line.');
export type VatMode = VatModeName;
