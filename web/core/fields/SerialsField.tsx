import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextAreaField } from './TextAreaField.tsx';

interface SerialsFieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
}

/** Serial numbers of pieces, typed, pasted or scanned: one in each line. */
export const SerialsField = ({
  name,
  label = <FormattedMessage id="serials.label" />,
  hint = <FormattedMessage id="serials.hint" />,
}: SerialsFieldProps) => <TextAreaField name={name} label={label} hint={hint} required={false} rows={3} dir="ltr" />;
