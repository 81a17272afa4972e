import { NativeSelect } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import type { Option } from '../i18n/Option.ts';

type ChoiceProps = ComponentProps<typeof NativeSelect.Field> & { options: Option[]; placeholder?: string; size?: 'sm' | 'md' };

/** Native select; `placeholder` is the empty option. */
export function Choice({ options, placeholder, size, ...field }: ChoiceProps) {
  return (
    <NativeSelect.Root size={size}>
      <NativeSelect.Field {...field}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
