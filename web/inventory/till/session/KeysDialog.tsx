import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody } from '../../../core/ui/Modal.tsx';
import { tillKeys } from '../tillKeys.ts';

const lineKeys = { '↑ ↓': 'keys.line', '+ −': 'keys.pieces', Enter: 'keys.quantity', Delete: 'keys.remove', '3*': 'keys.times' };

/** Lists the till's keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => unknown }) {
  const intl = useIntl();
  const keys = [...Object.entries(tillKeys).map(([action, key]) => [key, `till.${action}`]), ...Object.entries(lineKeys)];
  return (
    <Modal title={intl.formatMessage({ id: 'till.keys' })} onClose={onClose} size="sm">
      <ModalBody>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="baseline">
          {keys.map(([key, label]) => (
            <Fragment key={key}>
              <dt>
                <chakra.kbd dir="ltr" fontFamily="mono" fontSize="sm" borderWidth="1px" borderRadius="sm" paddingInline="1.5">
                  {key}
                </chakra.kbd>
              </dt>
              <dd>
                <FormattedMessage id={label} />
              </dd>
            </Fragment>
          ))}
        </chakra.dl>
      </ModalBody>
    </Modal>
  );
}
