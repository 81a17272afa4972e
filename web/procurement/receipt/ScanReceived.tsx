import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { useScanner } from '../../core/fields/scan/useScanner.ts';
import { scanLine, type ScannedLine } from './scanLine.ts';

type Counted = { accepted: string; serialNumbers: string };

/**
 * Counts received goods by their barcodes, wherever the focus is: each scan adds one to the line of its product. After the barcode of a product
 * that is told apart by serial numbers, codes that are no product's are its serial numbers.
 */
export function ScanReceived({ lines }: { lines: readonly ScannedLine[] }) {
  const intl = useIntl();
  const { getValues, setValue, clearErrors } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const isCounting = useRef(false);
  const current = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  const [missed, setMissed] = useState('');
  const write = (index: number, counted: Partial<Counted>) => {
    for (const [field, value] of Object.entries(counted)) setValue(`lines.${index}.${field}`, value, { shouldDirty: true });
  };
  const say = (id: string, values: Record<string, string>) => {
    const isMissed = id === 'scanUnknown' || id === 'scanTwice';
    const text = intl.formatMessage({ id: `purchaseReceipt.${id}` }, values);
    setSaid(isMissed ? '' : text);
    setMissed(isMissed ? text : '');
  };
  const scan = (code: string) => {
    // A field that has the focus would go on showing what was typed.
    input.current?.focus();
    const counted = getValues('lines') as Counted[];
    const found = scanLine(lines, code, { current: current.current, counted: isCounting.current ? counted : [] });
    if (found.kind === 'UNKNOWN') return say('scanUnknown', { code });
    if (found.kind === 'TWICE') return say('scanTwice', { code });
    clearErrors('lines');
    if (!isCounting.current) for (const index of lines.keys()) write(index, { accepted: '0', serialNumbers: '' });
    isCounting.current = true;
    current.current = found.index;
    const { product } = lines[found.index];
    if (found.kind === 'SERIALS') return say('scanSerials', { name: product.name });
    const before = getValues(`lines.${found.index}`) as Counted;
    const count = new Decimal(before.accepted || 0).plus(1).toFixed();
    write(found.index, {
      accepted: count,
      ...(found.kind === 'SERIAL' && { serialNumbers: [before.serialNumbers, code].filter(Boolean).join('\n') }),
    });
    say('scanned', { name: product.name, count });
  };
  const typed = () => {
    const code = input.current!.value.trim();
    input.current!.value = '';
    if (code) scan(code);
  };
  useScanner({ home: input, onScan: scan });
  const label = intl.formatMessage({ id: 'purchaseReceipt.scan' });
  return (
    <Box>
      <Flex gap="2">
        <Input
          ref={input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            typed();
          }}
        />
        <Button variant="outline" aria-label={label} onClick={typed}>
          <ScanBarcode aria-hidden />
        </Button>
      </Flex>
      <Text fontSize="sm" color="fg.muted" marginBlockStart="1">
        <FormattedMessage id="purchaseReceipt.scanHint" />
      </Text>
      <Text role="status" fontSize="sm" fontWeight="medium">
        {said}
      </Text>
      {missed && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          {missed}
        </Text>
      )}
    </Box>
  );
}
