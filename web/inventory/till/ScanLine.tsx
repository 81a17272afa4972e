import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../core/ui/Notice.tsx';
import { ScanFailureText } from './finder/ScanFailureText.tsx';
import type { ScanResult } from './finder/useFinder.ts';

export interface ScanLineProps {
  /** The open dialog. */
  host: Element;
  /** Result of the scan; `refused` is the name or code of an item scanned during payment. */
  outcome: ScanResult | { refused: string };
}

/** Result of a scan, at the top of the dialog that covers the sale. */
export const ScanLine = ({ host, outcome }: ScanLineProps) =>
  createPortal(
    <chakra.div order="-1" padding="3" paddingBlockEnd="0" flexShrink="0">
      {'added' in outcome ? (
        <Notice tone="green">
          <FormattedMessage id="till.added" values={{ name: <bdi>{outcome.added.name}</bdi> }} />
        </Notice>
      ) : (
        <Notice tone="red">
          {'refused' in outcome ? (
            <FormattedMessage id="till.notAdded" values={{ name: <bdi>{outcome.refused}</bdi> }} />
          ) : (
            <ScanFailureText miss={outcome} />
          )}
        </Notice>
      )}
    </chakra.div>,
    host,
  );
