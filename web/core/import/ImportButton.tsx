import { Button } from '@chakra-ui/react';
import Upload from 'lucide-react/icons/upload';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddress } from '../screens/useAddress.ts';
import type { Imported } from './ImportSource.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Button that opens the import dialog at `?import=file`; loads its code on demand. */
export function ImportButton(imported: Imported) {
  const { address, change } = useAddress();
  const close = useCallback(() => change({ import: null }), [change]);
  return (
    <>
      <Button variant="outline" colorPalette="gray" size="sm" onClick={() => void change({ import: 'file' })}>
        <Upload aria-hidden />
        <FormattedMessage id="import.label" />
      </Button>
      {address.get('import') === 'file' && (
        <Part>
          <ImportDialog {...imported} onClose={close} />
        </Part>
      )}
    </>
  );
}
