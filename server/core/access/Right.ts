import { EnumOf } from '../graphql/EnumOf.ts';
import { rightCodes } from '../rules/rightCodes.ts';

/** Rights of a role within its modules. */
export const Right = EnumOf('Right', rightCodes, 'Right within a module: one of its actions, or a special right such as `HRM_SEE_PAY`.');
