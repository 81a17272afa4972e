import { chakra, HStack } from '@chakra-ui/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDark } from '../core/session/colorMode.ts';
import { Modal, ModalBody } from '../core/ui/Modal.tsx';
import { chooseDark } from './ThemeSwitch.tsx';

const themes = [
  { dark: false, icon: Sun, label: 'controlPanel.light' },
  { dark: true, icon: Moon, label: 'controlPanel.dark' },
];

/** Appearance settings of this device. */
export function ControlPanel({ onClose }: { onClose: () => void }) {
  const dark = useDark();
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'controlPanel.title' })} onClose={onClose} size="sm">
      <ModalBody>
        <chakra.fieldset>
          <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="2">
            <FormattedMessage id="controlPanel.theme" />
          </chakra.legend>
          <HStack gap="3">
            {themes.map(({ dark: value, icon: Icon, label }) => (
              <chakra.label
                key={label}
                display="flex"
                flex="1"
                alignItems="center"
                gap="2.5"
                padding="3"
                borderWidth="1px"
                borderColor={dark === value ? 'accent.solid' : 'border.control'}
                borderRadius="md"
                bg={dark === value ? 'accent.subtle' : undefined}
                cursor="pointer"
              >
                <chakra.input
                  type="radio"
                  name="theme"
                  checked={dark === value}
                  onChange={() => chooseDark(value)}
                  accentColor="accent.solid"
                />
                <Icon size={16} aria-hidden />
                <FormattedMessage id={label} />
              </chakra.label>
            ))}
          </HStack>
        </chakra.fieldset>
      </ModalBody>
    </Modal>
  );
}
