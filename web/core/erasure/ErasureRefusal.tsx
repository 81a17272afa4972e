import { Button, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModalBody, ModalFooter } from '../ui/Modal.tsx';
import { Notice } from '../ui/Notice.tsx';

interface ErasureRefusalProps {
  name: string;
  refusals: readonly { readonly code: string; readonly message: string }[];
  onClose: () => Promise<void>;
}

/** Lists what must be done before the data can be erased. */
export const ErasureRefusal = ({ name, refusals, onClose }: ErasureRefusalProps) => (
  <>
    <ModalBody>
      <Notice tone="amber">
        <FormattedMessage id="erasure.notYet" values={{ name: <bdi>{name}</bdi> }} />
        <chakra.ul listStyleType="disc" paddingInlineStart="5" marginBlockStart="2">
          {refusals.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </chakra.ul>
      </Notice>
    </ModalBody>
    <ModalFooter>
      <Button variant="outline" onClick={() => void onClose()}>
        <FormattedMessage id="action.close" />
      </Button>
    </ModalFooter>
  </>
);
