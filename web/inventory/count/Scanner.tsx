import { Button, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { insertLine } from '../../core/fields/scan/insertLine.ts';
import { useScanner } from '../../core/fields/scan/useScanner.ts';
import { CountedForm } from './CountedForm.tsx';
import { findScanned, type ScannedProduct } from './findScanned.ts';

/**
 * Input of a stock count: scan or type a product, then its quantity. The focus moves between the two fields, so that hands stay on the
 * goods.
 */
export function Scanner({ countId }: { countId: string }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<ScannedProduct[]>();
  const [product, setProduct] = useState<ScannedProduct>();
  const [said, setSaid] = useState('');
  const label = intl.formatMessage({ id: 'count.scan' });
  const again = (text: string) => {
    setProduct(undefined);
    setFound(undefined);
    setSaid(text);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const look = async () => {
    const text = input.current?.value.trim();
    if (!text) return;
    const products = await findScanned(environment, text).catch(() => undefined);
    setSaid(products ? '' : intl.formatMessage({ id: 'failed.OFFLINE' }));
    setFound(products);
    setProduct(products?.length === 1 ? products[0] : undefined);
    if (products?.length !== 1) input.current?.select();
  };
  // The next product, scanned while the cursor is in the quantity field of the last one.
  useScanner({
    home: input,
    onScan: code => {
      // Codes scanned into the list of serial numbers are such numbers.
      if (document.activeElement instanceof HTMLTextAreaElement) return insertLine(document.activeElement, code);
      again('');
      input.current!.value = code;
      void look();
    },
  });
  return (
    <PanelBox>
      <Stack gap="3">
        <form
          onSubmit={event => {
            event.preventDefault();
            void look();
          }}
        >
          <Flex gap="2">
            <Input
              ref={input}
              aria-label={label}
              placeholder={label}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              size="lg"
            />
            <Button type="submit" size="lg" aria-label={intl.formatMessage({ id: 'count.find' })}>
              <ScanBarcode aria-hidden />
            </Button>
          </Flex>
        </form>
        <Text role="status" fontSize="sm" color="fg.muted" minHeight="5">
          {said}
          {found?.length === 0 && <FormattedMessage id="list.noneFound" />}
        </Text>
        {found && found.length > 1 && !product && (
          <chakra.ul display="flex" flexDirection="column" gap="1" aria-label={intl.formatMessage({ id: 'product.plural' })}>
            {found.map(each => (
              <li key={each.id}>
                <Button variant="outline" width="full" justifyContent="space-between" onClick={() => setProduct(each)}>
                  <bdi>{each.name}</bdi>
                  {each.code && <Ltr>{each.code}</Ltr>}
                </Button>
              </li>
            ))}
          </chakra.ul>
        )}
        {product && <CountedForm key={product.id} countId={countId} product={product} onDone={again} />}
      </Stack>
    </PanelBox>
  );
}
