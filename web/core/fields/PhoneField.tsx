import { TextField } from './TextField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** Phone number of 8 to 15 digits, with or without +, spaces and brackets; the server stores the digits. */
export const PhoneField = (field: FieldProps) => <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
