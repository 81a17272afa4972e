import { NumberField, type NumberFieldProps } from './NumberField.tsx';

/** 0 to 100. */
export const PercentField = (field: Omit<NumberFieldProps, 'unit' | 'decimals'>) => <NumberField {...field} unit="%" />;
