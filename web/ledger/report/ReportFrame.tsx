import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

interface ReportFrameProps {
  /** Message id. */
  title: string;
  /** The period and other choices. */
  choices: ReactNode;
  children: ReactNode;
}

/** A report below its title and the choices of its period. */
export const ReportFrame = ({ title, choices, children }: ReportFrameProps) => (
  <Stack gap="4">
    <ScreenHead title={<FormattedMessage id={title} />}>{choices}</ScreenHead>
    <PanelBox>{children}</PanelBox>
  </Stack>
);
