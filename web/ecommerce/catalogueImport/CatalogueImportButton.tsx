import { Button } from '@chakra-ui/react';
import Store from 'lucide-react/icons/store';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';

const CatalogueImportDialog = lazyPart(async () => (await import('./CatalogueImportDialog.tsx')).CatalogueImportDialog);

/** Button that opens the import of another shop's products at `?import=shop`; loads its code on demand. */
export function CatalogueImportButton() {
  const { address, change } = useAddress();
  const close = useCallback(() => change({ import: null }), [change]);
  if (!useMay('WRITE')) return null;
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => void change({ import: 'shop' })}>
        <Store aria-hidden />
        <FormattedMessage id="catalogueImport.open" />
      </Button>
      {address.get('import') === 'shop' && (
        <Part>
          <CatalogueImportDialog onClose={close} />
        </Part>
      )}
    </>
  );
}
