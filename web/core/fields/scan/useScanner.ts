import { useEffect, useRef, type RefObject } from 'react';
import { HeldFields } from './heldFields.ts';
import { isScan, KeyBurst, longestPause } from './KeyBurst.ts';

interface ScannerProps {
  /** The field intended for scanning, which handles what is scanned into it itself. */
  home?: RefObject<HTMLInputElement | null>;
  /** Whether a known item has this code. */
  isKnown?: (code: string) => boolean;
  /** Called with the code, after the fields have their previous values back. */
  onScan: (code: string) => unknown;
}

/** What may precede a code in the home field: nothing, or a quantity. */
const belongsToCode = /^\s*(\d{1,6}\s*[*×]\s*)?$/u;

/** Whether the home field handles the scan itself: it holds the whole code, or the part that came after a pause. */
const isAtHome = (code: string, before = '', isKnown: (code: string) => boolean) =>
  belongsToCode.test(before) || !isKnown(code) || isKnown(before + code);

const nothingKnown = () => false;

/**
 * Detects barcode scans wherever the focus is: in a field, on a button, in a dialog. A scanner types a code and Enter like a keyboard; its
 * Enter presses no button and submits no form, and no field keeps the code.
 */
export function useScanner({ home, isKnown = nothingKnown, onScan }: ScannerProps): void {
  const latest = useRef({ isKnown, onScan });
  useEffect(() => {
    latest.current = { isKnown, onScan };
  });
  useEffect(() => {
    const burst = new KeyBurst();
    const fields = new HeldFields();
    let scannedAt = -Infinity;
    const onEnter = (event: KeyboardEvent) => {
      const ended = burst.end(event.timeStamp);
      // Scanners that end with CR and LF press Enter twice.
      const isEcho = !ended && event.timeStamp - scannedAt <= longestPause;
      if (!isEcho && !(ended && isScan(ended, latest.current.isKnown))) return;
      scannedAt = event.timeStamp;
      if (ended && event.target === home?.current && isAtHome(ended.text, fields.valueOf(event.target), latest.current.isKnown)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isEcho) return;
      fields.restore();
      latest.current.onScan(ended!.text);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      if (event.key === 'Enter') return onEnter(event);
      scannedAt = -Infinity;
      // A key held down repeats as fast as a scanner types.
      if (event.key.length > 1 || event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return burst.clear();
      if (burst.add(event.key, event.timeStamp)) fields.clear();
      fields.hold(event.target);
    };
    // Capture phase, so that it runs before any other key handler.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [home]);
}
