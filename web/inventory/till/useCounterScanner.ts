import { useState, type RefObject } from 'react';
import { insertLine } from '../../core/fields/scan/insertLine.ts';
import { playRefusal } from '../../core/fields/scan/refusalSound.ts';
import { useScanner } from '../../core/fields/scan/useScanner.ts';
import type { Finding } from './finder/useFinder.ts';
import { catalogue } from './offline/catalogue.ts';
import { readEntry } from './sale/readEntry.ts';
import type { ScanLineProps } from './ScanLine.tsx';

interface CounterScannerProps {
  /** The dialog named by the URL. */
  dialog: string | null;
  search: RefObject<HTMLInputElement | null>;
  scan: Finding['scan'];
  closeDialog: () => Promise<void>;
}

interface Said extends ScanLineProps {
  /** The dialog that was open at the time of the scan. */
  dialog: string | null;
  /** Incremented so that a repeated result is announced again. */
  number: number;
}

const knownItem = (code: string) => catalogue.get().scan(readEntry(code).text);

/**
 * Handles the counter's scanner: a scanned item is added to the sale wherever the focus is, and an open receipt closes for the next sale.
 * Where serial numbers are asked for, a scan is one of them. During payment a scan is refused, because the sale is fixed. Returns the result for an open dialog to show.
 */
export function useCounterScanner({ dialog, search, scan, closeDialog }: CounterScannerProps): Said | undefined {
  const [said, setSaid] = useState<Said>();
  const onScan = async (code: string) => {
    const field = document.activeElement;
    if (dialog === 'serials' && field instanceof HTMLTextAreaElement) return insertLine(field, code);
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
