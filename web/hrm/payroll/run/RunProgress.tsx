import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '../../../core/ui/ProgressBar.tsx';

/** Message ids of what the background does with a run: the work, and how far it is. */
const works = {
  pay: { label: 'processPayroll.progress', text: 'processPayroll.running' },
  mail: { label: 'payrollRun.mailProgress', text: 'payrollRun.mailing' },
};

/** How far the background has come with paying a run, or with mailing its slips. */
export function RunProgress({ work = 'pay', done, open }: { work?: keyof typeof works; done: number; open: number }) {
  const intl = useIntl();
  const { label, text } = works[work];
  const total = done + open;
  return (
    <Stack gap="2" marginBlockStart="4" aria-live="polite">
      <ProgressBar done={done} total={total} label={intl.formatMessage({ id: label })} />
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id={text} values={{ done, total }} />
      </Text>
    </Stack>
  );
}
