import { chakra, HStack, Stack } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Moon from 'lucide-react/icons/moon';
import Rows3 from 'lucide-react/icons/rows-3';
import Rows4 from 'lucide-react/icons/rows-4';
import Sun from 'lucide-react/icons/sun';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDark } from '../core/session/colorMode.ts';
import { setRoomy, useRoomy } from '../core/session/density.ts';
import { rememberPreferences } from '../core/session/rememberPreferences.ts';
import { Modal, ModalBody } from '../core/ui/Modal.tsx';
import { chooseDark } from './ThemeSwitch.tsx';

/** Changes the density of lists and stores it in this browser and in the user's preferences. */
function chooseRoomy(roomy: boolean): void {
  setRoomy(roomy);
  rememberPreferences({ roomy });
}

/** Appearance settings: the theme, and how close the rows of lists stand. */
export function ControlPanel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'controlPanel.title' })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="5">
          <Switch
            name="theme"
            isOn={useDark()}
            onChange={chooseDark}
            choices={[
              { icon: Sun, label: 'controlPanel.light' },
              { icon: Moon, label: 'controlPanel.dark' },
            ]}
          />
          <Switch
            name="density"
            isOn={useRoomy()}
            onChange={chooseRoomy}
            choices={[
              { icon: Rows4, label: 'controlPanel.compact' },
              { icon: Rows3, label: 'controlPanel.roomy' },
            ]}
          />
        </Stack>
      </ModalBody>
    </Modal>
  );
}

interface SwitchProps {
  /** Its title is the message `controlPanel.<name>`. */
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it is when off, then when on. */
  choices: readonly [Choice, Choice];
}

interface Choice {
  icon: LucideIcon;
  label: string;
}

const Switch = ({ name, isOn, onChange, choices }: SwitchProps) => (
  <chakra.fieldset>
    <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="2">
      <FormattedMessage id={`controlPanel.${name}`} />
    </chakra.legend>
    <HStack gap="3">
      {choices.map(({ icon: Icon, label }, index) => {
        const isChosen = isOn === (index === 1);
        return (
          <chakra.label
            key={label}
            display="flex"
            flex="1"
            alignItems="center"
            gap="2.5"
            padding="3"
            borderWidth="1px"
            borderColor={isChosen ? 'accent.solid' : 'border.control'}
            borderRadius="md"
            bg={isChosen ? 'accent.subtle' : undefined}
            cursor="pointer"
          >
            <chakra.input type="radio" name={name} checked={isChosen} onChange={() => onChange(index === 1)} accentColor="accent.solid" />
            <Icon size={16} aria-hidden />
            <FormattedMessage id={label} />
          </chakra.label>
        );
      })}
    </HStack>
  </chakra.fieldset>
);
