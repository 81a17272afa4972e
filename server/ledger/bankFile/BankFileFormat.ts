import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { bankFileFormats, type BankFileFormat as Format } from './bankTransfers.ts';

/** The API's enum of `bankFileFormats`. */
export const BankFileFormat = EnumOf('BankFileFormat', bankFileFormats, 'PAIN_001: ISO 20022, pain.001.001.09.');
export type BankFileFormat = Format;
