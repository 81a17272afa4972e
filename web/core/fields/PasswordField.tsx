import { Box, IconButton, Input } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useSecretField } from './secretFields.ts';

/** Password input with a button that shows the password. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  disabled,
  autoComplete,
  autoFocus,
}: FieldProps & { autoComplete: 'current-password' | 'new-password'; autoFocus?: boolean }) {
  const { register } = useFormContext();
  const [shown, setShown] = useState(false);
  const intl = useIntl();
  useSecretField(name);
  return (
    <FieldFrame {...{ name, label, hint, required, disabled }}>
      <Box position="relative" dir="ltr">
        <Input
          {...register(name)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          spellCheck={false}
          paddingInlineEnd="10"
        />
        <IconButton
          position="absolute"
          insetInlineEnd="1"
          insetBlockStart="1"
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-pressed={shown}
          aria-label={intl.formatMessage({ id: 'field.showPassword' })}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
