import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoFocus' | 'dir' | 'maxLength' | 'spellCheck' | 'size' | 'list'
>;

/** Single-line text. E-mail addresses, phone numbers and URLs are always left to right. */
export function TextField({ name, label, hint, required, disabled, ...input }: FieldProps & InputProps) {
  const { register } = useFormContext();
  const dir = input.dir ?? (['email', 'tel', 'url'].includes(input.type ?? '') ? 'ltr' : undefined);
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Input {...register(name)} {...input} dir={dir} textAlign={dir === 'ltr' ? 'start' : undefined} />
    </FieldFrame>
  );
}
