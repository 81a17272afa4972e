import { Box, IconButton, Input } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';

/** Password input with a button that shows the password. */
export function PasswordInput(props: ComponentProps<typeof Input> & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false);
  const intl = useIntl();
  return (
    <Box position="relative" dir="ltr">
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} paddingInlineEnd="10" />
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
  );
}
