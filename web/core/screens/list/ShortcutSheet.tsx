import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody } from '../../ui/Modal.tsx';
import type { ShortcutRow } from './listShortcuts.ts';

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '6',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
    textAlign: 'center',
  },
});

/** Keyboard shortcuts of a screen. */
export function ShortcutSheet({ rows, onClose }: { rows: readonly ShortcutRow[]; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'keys.title' })} onClose={onClose} size="sm">
      <ModalBody>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="5" rowGap="3" alignItems="baseline" margin="0">
          {rows.map(([keys, action]) => (
            <Fragment key={action}>
              <chakra.dt dir="ltr" display="flex" gap="1.5">
                {keys.map(key => (
                  <Key key={key}>{key}</Key>
                ))}
              </chakra.dt>
              <chakra.dd margin="0">
                <FormattedMessage id={action} />
              </chakra.dd>
            </Fragment>
          ))}
        </chakra.dl>
      </ModalBody>
    </Modal>
  );
}
