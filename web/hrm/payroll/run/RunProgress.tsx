import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '../../../core/ui/ProgressBar.tsx';

/** How far the background has come with paying a run. */
export function RunProgress({ run: { slipCount, openCount } }: { run: { readonly slipCount: number; readonly openCount: number } }) {
  const intl = useIntl();
  const [done, total] = [slipCount, slipCount + openCount];
  return (
    <Stack gap="2" marginBlockStart="4" aria-live="polite">
      <ProgressBar done={done} total={total} label={intl.formatMessage({ id: 'processPayroll.progress' })} />
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="processPayroll.running" values={{ done, total }} />
      </Text>
    </Stack>
  );
}
