import { useState, type RefObject } from 'react';
import { playRefusal } from '../scan/refusalSound.ts';
import { useScanner } from '../scan/useScanner.ts';
import type { Finding } from './finder/useFinder.ts';
import { catalogue } from './offline/catalogue.ts';
import { readEntry } from './sale/readEntry.ts';
import type { ScanLineProps } from './ScanLine.tsx';

interface CounterScannerProps {
  /** What the address names. */
  dialog: string | null;
  search: RefObject<HTMLInputElement | null>;
  scan: Finding['scan'];
  closeDialog: () => Promise<void>;
}

interface Said extends ScanLineProps {
  /** Which dialog was open. */
  dialog: string | null;
  /** Counts up: the same thing said again is said anew. */
  number: number;
}

const knownItem = (code: string) => catalogue.get().scan(readEntry(code).text);

/**
 * The scanner at the counter: what is scanned is added to the sale wherever the cursor is; the receipt makes room for the next sale. While the
 * customer pays it is refused: what they pay for is settled. Returns what an open dialog says of it.
 */
export function useCounterScanner({ dialog, search, scan, closeDialog }: CounterScannerProps): Said | undefined {
  const [said, setSaid] = useState<Said>();
  const onScan = async (code: string) => {
    const host = document.querySelector('dialog[open]');
    const say = (outcome: ScanLineProps['outcome']) =>
      host && setSaid(before => ({ host, outcome, dialog, number: (before?.number ?? 0) + 1 }));
    if (host && dialog === 'pay') {
      playRefusal();
      return say({ refused: knownItem(code)?.name ?? code });
    }
    const typed = search.current?.value ?? '';
    const ringing = scan(/[*×]\s*$/u.test(typed) ? typed + code : code);
    if (dialog === 'receipt') await closeDialog();
    else if (!host) search.current?.focus();
    say(await ringing);
  };
  useScanner({ home: search, isKnown: code => knownItem(code) !== undefined, onScan });
  return said?.dialog === dialog ? said : undefined;
}
